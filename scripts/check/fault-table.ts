/**
 * Every fault that BandCheck is known to survive, what a person sees of it, and what is kept. `docs/faults.md` is made of
 * this table and of the report of the last whole run, which says in which engine each test passed.
 */

/** Where a fault comes from, in the order of the document. */
export const AREAS = [
  'The network',
  'The worker and its copies',
  'Deploys',
  'Storage',
  'Tabs',
  'Clocks',
  'What a person gives',
  'The page around an element',
  'The data',
  'The server',
] as const;

export interface Fault {
  readonly area: (typeof AREAS)[number];
  readonly fault: string;
  readonly sees: string;
  readonly keeps: string;
  /** A test file, and words that the full name of each test of this fault contains. */
  readonly file: string;
  readonly test: string;
}

const fault = (
  area: Fault['area'],
  file: string,
  rows: readonly (readonly [fault: string, test: string, sees: string, keeps: string])[],
): Fault[] => rows.map(([name, test, sees, keeps]) => ({ area, file, fault: name, test, sees, keeps }));

const NO_ANSWER = 'the reason in words and a button to try again; no verdict';
const OLD_ANSWER = 'the verdict from the kept data, and why it may not be the newest';

export const FAULTS: readonly Fault[] = [
  ...fault('The network', 'test/faults/network.test.ts', [
    [
      'A sign-in page answers with status 200, first visit',
      'at a first visit HTML with status 200',
      NO_ANSWER,
      'the question in the address',
    ],
    [
      'An answer without a content type, first visit',
      'at a first visit no content type',
      NO_ANSWER,
      'the question in the address',
    ],
    [
      'An empty answer (204), first visit',
      'at a first visit status 204',
      NO_ANSWER,
      'the question in the address',
    ],
    [
      'The data is not there (404), first visit',
      'at a first visit status 404',
      NO_ANSWER,
      'the question in the address',
    ],
    [
      'The server is overloaded (503), first visit',
      'at a first visit status 503',
      NO_ANSWER,
      'the question in the address',
    ],
    [
      'The connection is reset, first visit',
      'at a first visit connection reset',
      NO_ANSWER,
      'the question in the address',
    ],
    [
      'The connection is cut in the middle, first visit',
      'at a first visit connection cut in the middle',
      NO_ANSWER,
      'the question in the address',
    ],
    [
      'Half of the answer arrives, first visit',
      'at a first visit half of it',
      NO_ANSWER,
      'the question in the address',
    ],
    [
      'The server never answers, first visit',
      'at a first visit silence',
      NO_ANSWER,
      'the question in the address',
    ],
    [
      'JSON of another form, first visit',
      'at a first visit other JSON',
      NO_ANSWER,
      'the question in the address',
    ],
    [
      'A sign-in page answers, later visit',
      'with data on the device HTML with status 200',
      OLD_ANSWER,
      'the data of the last visit',
    ],
    [
      'The server is overloaded, later visit',
      'with data on the device status 503',
      OLD_ANSWER,
      'the data of the last visit',
    ],
    [
      'The connection is reset, later visit',
      'with data on the device connection reset',
      OLD_ANSWER,
      'the data of the last visit',
    ],
    [
      'Half of the answer arrives, later visit',
      'with data on the device half of it',
      OLD_ANSWER,
      'the data of the last visit',
    ],
    [
      'The server never answers, later visit',
      'with data on the device silence',
      OLD_ANSWER,
      'the data of the last visit',
    ],
    [
      'The new world has another form',
      'a world of another form is not taken',
      OLD_ANSWER,
      'the data of the last visit',
    ],
    [
      'The new evidence has another form',
      'evidence of another form is not taken',
      OLD_ANSWER,
      'the data of the last visit, whole',
    ],
    [
      'A slow network',
      'says what it is waiting for within a second',
      'the frame at once, and what is on its way',
      'the question in the address',
    ],
  ]),
  ...fault('The network', 'test/client/fetch-snapshot.test.ts', [
    [
      'One byte of the data is changed on the way',
      'notices one changed byte',
      'that the data did not arrive intact',
      'the data before',
    ],
    [
      'A cache on the way holds a bad copy',
      'asks once more, past the caches',
      'nothing: it is asked for once more',
      'the data before, until the new is whole',
    ],
    [
      'The server stops in the middle',
      'gives up on a server that stops in the middle',
      'that the server did not answer in time',
      'the data before',
    ],
  ]),
  ...fault('The network', 'test/e2e/offline.test.ts', [
    [
      'No connection at a cold start',
      'shows the same on every page after a cold start',
      'every page as online, and one line that says so',
      'app, data, favourites and notes',
    ],
    [
      'No connection where an element asks',
      'by the element, with its evidence',
      'the answer with its evidence',
      'app and data',
    ],
    [
      'A sign-in page in place of a kept page',
      'keeps the page about the API when a sign-in page answers',
      'the sign-in page, once',
      'the kept page',
    ],
    [
      'The server comes back',
      'notices that the server is back',
      'that the data is fresh again',
      'everything',
    ],
  ]),
  ...fault('The worker and its copies', 'test/e2e/offline-update.test.ts', [
    [
      'The first installation meets a sign-in page',
      'fails whole at the first installation when one file is a login page',
      'that the app could not be saved, and “Try again”',
      'nothing half: the app works from the network',
    ],
    [
      'The worker file is gone',
      'nothing breaks, while its files are gone, login pages or answered with 503',
      'nothing',
      'the version in use',
    ],
    [
      'The worker file is HTML',
      'nothing breaks, while its files are gone, login pages or answered with 503',
      'nothing',
      'the version in use',
    ],
    [
      'The worker file answers 503',
      'nothing breaks, while its files are gone, login pages or answered with 503',
      'nothing',
      'the version in use',
    ],
    [
      'A new version meets a sign-in page',
      'nothing breaks, while its files are gone, login pages or answered with 503',
      'nothing',
      'the version in use',
    ],
    [
      'The browser deletes the copy of the app',
      'after the browser has deleted its copy',
      'nothing: the copy is filled again',
      'the version in use, offline again',
    ],
    [
      'The makers take the app off all devices',
      'takes itself off the device',
      'the page from the network',
      'data, favourites and notes',
    ],
  ]),
  ...fault('Deploys', 'test/e2e/offline-update.test.ts', [
    [
      'A new version while a page is open',
      'waits for the person in the first session',
      'a notice; the new version comes when asked',
      'what was typed',
    ],
    [
      'A new version and a plain reload',
      'is asked about again after a plain reload',
      'the version before, and the notice again',
      'the version in use',
    ],
    [
      'A new version while a text is pasted',
      'keeps the very text that was pasted',
      'the new version with the same text',
      'the pasted text',
    ],
    [
      'The makers go back to an earlier version',
      'may be an earlier one, and is called so',
      'a notice that says so',
      'what was typed',
    ],
    [
      'A deploy removes a part that is needed',
      'that is said to be missing, and the way out',
      'that a part is missing, and a button that brings the new version',
      'the address',
    ],
  ]),
  ...fault('Storage', 'test/faults/storage.test.ts', [
    [
      'There is no IndexedDB',
      'storage that is absent',
      'answers, and that nothing is kept',
      'everything in memory',
    ],
    [
      'Reading it throws, as in a sandboxed frame',
      'storage that is forbidden when it is read',
      'answers, and that storage is blocked',
      'everything in memory',
    ],
    [
      'It is refused, as with all cookies blocked',
      'storage that is refused when it is opened',
      'answers, and that storage is blocked',
      'everything in memory',
    ],
    [
      'It never answers',
      'storage that never answers',
      'answers within three seconds, and that storage does not respond',
      'everything in memory',
    ],
    [
      'It takes a write back',
      'storage that takes a write back',
      'answers, and that keeping failed',
      'everything in memory',
    ],
    [
      'Cookies, caches and storage are all forbidden',
      'storage that forbids every kind',
      'answers, and that storage is blocked',
      'everything in memory',
    ],
    [
      'The disk is full',
      'storage that has no room',
      'answers, and that there is no room',
      'everything in memory, and on the device when there is room',
    ],
    [
      'An older tab holds the database',
      'storage that is held by an older tab',
      'answers within three seconds, and that storage does not respond',
      'everything in memory',
    ],
    [
      'A newer release has written it',
      'storage that was used by a newer release',
      'that, and what to do',
      'the record as it is',
    ],
    [
      'It is cleared while the page is open',
      'storage that is cleared while the page is open',
      'nothing: it is filled again',
      'everything',
    ],
    [
      'It holds damaged data',
      'storage that holds damaged',
      'answers from the server, never from the damaged data',
      'favourites and notes',
    ],
    [
      'The browser has deleted what a person kept',
      'is said to be lost when the browser has deleted it',
      'that it is lost',
      'nothing to keep',
    ],
    [
      'One kept entry cannot be read',
      'cannot be read in one entry',
      'all others, and the whole record as a file',
      'all good entries',
    ],
    [
      'A newer release wrote the lists',
      'cannot be read because a newer release wrote it',
      'that, and the whole record as a file',
      'the record as it is',
    ],
    [
      'Lists cannot be written',
      'goes on in memory, and that is said',
      'the lists, and that they are not kept',
      'the lists in memory',
    ],
    [
      'The page was frozen',
      'is kept by a page that was frozen meanwhile',
      'the note as it was typed',
      'the note',
    ],
  ]),
  ...fault('Tabs', 'test/e2e/two-tabs.test.ts', [
    [
      'Two check pages are open',
      'write nothing while nobody does anything',
      'nothing',
      'everything; nothing is written in a circle',
    ],
    [
      'Somebody types in two tabs',
      'keep every letter that is typed',
      'every letter, in both',
      'every entry of both',
    ],
    [
      'Another tab saves while a note is being typed',
      'leave a note alone while somebody is in it',
      'the note as it is typed',
      'the note',
    ],
  ]),
  ...fault('Tabs', 'test/e2e/offline-update.test.ts', [
    [
      'Another tab takes the new version into use',
      'does not load another tab again',
      'a notice in the other tab',
      'what is typed in both',
    ],
  ]),
  ...fault('Clocks', 'test/faults/network.test.ts', [
    [
      'The device clock is an hour slow, at midnight',
      'with a clock that is an hour slow',
      'the age by the server’s day',
      'everything',
    ],
    [
      'The device clock is an hour fast, at midnight',
      'with a clock that is an hour fast',
      'the age by the server’s day',
      'everything',
    ],
    [
      'The device clock is a year slow',
      'with a clock that is a year slow',
      'the age by the server’s day',
      'everything',
    ],
    [
      'The device clock is a year fast',
      'with a clock that is a year fast',
      'the age by the server’s day',
      'everything',
    ],
    [
      'Another day here than in UTC',
      'at 02:00 in Shanghai',
      'one day in the app and in an element',
      'everything',
    ],
    [
      'The clock went back and no server answers',
      'is called unknown, not negative',
      'that the age is unknown',
      'everything',
    ],
  ]),
  ...fault('Clocks', 'test/browser/client/snapshot-store.test.ts', [
    [
      'The clock of a server was a year fast',
      'goes on after a server whose clock was a year fast',
      'nothing',
      'the newest data',
    ],
  ]),
  ...fault('What a person gives', 'test/app/lists/saved-file.test.ts', [
    [
      'A file that is no export',
      'refuses another file',
      'what is wrong with the file',
      'the lists as they were',
    ],
    [
      'A file of a later release',
      'refuses a later format',
      'that it is of a later release',
      'the lists as they were',
    ],
    [
      'A file with the address of a script',
      'refuses a script address',
      'what is wrong with the file',
      'the lists as they were',
    ],
    [
      'A file that smuggles in a prototype',
      'refuses a prototype smuggled in',
      'what is wrong with the file',
      'the lists as they were',
    ],
    ['A huge file', 'refuses a huge file', 'that it is too large', 'the lists as they were'],
  ]),
  ...fault('What a person gives', 'test/app/lists/saved-file.test.ts', [
    [
      'A file damaged in any way',
      'damaged, is refused with a code, or read into entries that are good',
      'what is wrong with the file',
      'the lists as they were',
    ],
    [
      'Bad entries between good ones',
      'loses no good entry for all the bad ones around it',
      'how many entries could not be read',
      'every good entry, in order',
    ],
  ]),
  ...fault('What a person gives', 'test/app/pages/any-address.test.ts', [
    [
      'An address with anything in it',
      'asks a check about what is known, word by word',
      'the question as far as it is known, and what is not known',
      'the question',
    ],
  ]),
  ...fault('What a person gives', 'test/paste/hostile.test.ts', [
    [
      'A megabyte of nested brackets',
      'a megabyte of nested brackets',
      'that the text is too long, and that the rest was not read',
      'the text',
    ],
    [
      'A megabyte of one number',
      'a megabyte of one long number',
      'that the text is too long, and that the rest was not read',
      'the text',
    ],
    [
      'A megabyte of binary',
      'a megabyte of binary',
      'that the text is too long, and that the rest was not read',
      'the text',
    ],
  ]),
  ...fault('What a person gives', 'test/browser/band-paste.test.ts', [
    ['Markup in a pasted text', 'draws hostile text as text', 'the markup as text', 'the text'],
    [
      'The value of a field is taken off, or is no text',
      'is empty when its value is taken off',
      'an empty field, or the value as text',
      'the page',
    ],
  ]),
  ...fault('The page around an element', 'test/e2e/embed.test.ts', [
    [
      'The strictest policy, by one hash',
      'under a policy of one hash',
      'the whole answer with its evidence',
      'the page',
    ],
    [
      'The policy forbids to ask the API',
      'says when the policy forbids to ask',
      'the fallback that the page wrote',
      'the page; one line in the console',
    ],
    [
      'Trusted Types without our policy',
      'keeps the fallback and names the directive',
      'the fallback that the page wrote',
      'the page; one line in the console',
    ],
    [
      'The script does not come',
      'keeps the fallback where the script does not come',
      'the fallback that the page wrote',
      'the page',
    ],
    ['The script comes twice', 'lets the first win with a second copy', 'one answer', 'the page'],
    [
      'Somebody else has the name of the tag',
      'lets somebody else have the name',
      'the other element',
      'the page; one line in the console',
    ],
    [
      'Hostile styles',
      'looks the same whatever the styles of the page are',
      'the answer as everywhere',
      'the page’s own look',
    ],
  ]),
  ...fault('The page around an element', 'test/browser/band-check.test.ts', [
    ['Markup in a name of the data', 'draws hostile names as text', 'the markup as text', 'the page'],
    [
      'The address of a source is a script',
      'refuses a source whose address is no web page',
      'the source without a link',
      'the page',
    ],
    [
      'What the page brings along is wrong',
      'says what is wrong with what the page brings along',
      'what is wrong with it; no verdict',
      'the page',
    ],
    [
      'The page takes an element off, changes it, and moves it to another document',
      'may be taken off the page and put back',
      'the answer to what it is asked where it stands',
      'the page that it has left hears no more of it',
    ],
    [
      'The page sets a list, a number or nothing in place of a text',
      'takes a list, a number or nothing',
      'the answer for the list, or what is missing',
      'the page',
    ],
  ]),
  ...fault('The data', 'test/dataset/import/import-dataset.test.ts', [
    [
      'A row that is too short',
      'nothing is written a row too short',
      'file, line and what would be right',
      'the data as it was',
    ],
    [
      'Bytes that are no UTF-8',
      'nothing is written bytes that are no UTF-8',
      'the file',
      'the data as it was',
    ],
    [
      'A release that has shrunk',
      'facts that shrank by more than 2 %',
      'how much is missing',
      'the data as it was',
    ],
    [
      'An older release than the present one',
      'refuses an older release than the present one',
      'which day is older than which',
      'the data as it was',
    ],
    [
      'A release that was checked on a day to come',
      'refuses a release that was checked on a day to come',
      'which day is to come',
      'the data as it was',
    ],
    [
      'Two imports at once',
      'refuses a second import at the same time',
      'that another import is at work',
      'the data as the first import leaves it',
    ],
    [
      'A crash in the middle of writing',
      'heals what a crash in the middle of writing left',
      'nothing at the next import',
      'the data as it was, or the new, whole',
    ],
    [
      'A million quotes',
      'a million quotes and a row of a million columns',
      'file and line, in good time',
      'the data as it was',
    ],
  ]),
  ...fault('The data', 'test/dataset/import/import-dataset.test.ts', [
    [
      'A release damaged in any way',
      'a release damaged in any way is refused by its file and line',
      'the file, and what would be right',
      'the data as it was',
    ],
  ]),
  ...fault('The data', 'test/world/snapshot/world-snapshot.test.ts', [
    [
      'A snapshot damaged in any way',
      'is refused with a code, or was not damaged',
      'that the data did not arrive intact',
      'the data before',
    ],
  ]),
  ...fault('The server', 'test/server/node.test.ts', [
    ['Headers that never end', 'answers headers that never end', 'a problem body (408 or 431)', 'the server'],
    ['A body that never ends', 'answers a body that never ends', 'a problem body (408)', 'the server'],
    [
      'A reader that takes nothing',
      'closes a connection that takes nothing',
      'a closed connection',
      'the server',
    ],
    [
      'Downloads that are broken off',
      'holds no descriptor for downloads that are broken off',
      'nothing',
      'all descriptors',
    ],
    [
      'Many large downloads at once',
      'holds a piece of each download in memory',
      'the downloads',
      'the memory of the server',
    ],
    ['A host that is no name', 'answers a host that is no name', 'a problem body (400)', 'the server'],
    ['A request with two hosts', 'answers two hosts', 'a problem body (400)', 'the server'],
  ]),
  ...fault('The server', 'test/server/http/create-app.test.ts', [
    [
      'An address that climbs out of the site',
      '/../../etc/passwd is nothing',
      'a problem body (404)',
      'the machine’s files',
    ],
    [
      'The inside fails',
      'are told to the operator, and to the caller only as a failure',
      'a problem body (500) that tells nothing of the inside',
      'the server',
    ],
  ]),
  ...fault('The server', 'test/server/http/create-app.test.ts', [
    [
      'Any path, header and method',
      'is answered whole, for every origin, and never by a crash',
      'a file, a page or a problem body',
      'the server',
    ],
  ]),
  ...fault('The server', 'test/server/http/site-folder.test.ts', [
    ['A range that ends before it begins', 'ignores the range bytes=5-2', 'the whole file', 'the server'],
  ]),
  ...fault('The server', 'test/server/mcp/mcp-endpoint.test.ts', [
    [
      'Any arguments of an MCP call',
      'answers or refuses any arguments with words',
      'an answer of the tool’s own form, or words',
      'the server',
    ],
    [
      'An MCP message damaged in any way',
      'refuses a damaged message, and answers the next one',
      'an error of the protocol',
      'the server',
    ],
    [
      'An MCP call that its own batch takes back',
      'answers a call that its own batch takes back',
      'the answer',
      'the connection',
    ],
    [
      'Thousands of names to complete',
      'completes nothing that is longer than an argument may be',
      'no completions',
      'the line: an answer would be a hundred times the question',
    ],
  ]),
];
