/**
 * What keeps each fault from doing harm, and how to break it. `fault-guards.ts` breaks one guard at a time and sees whether
 * the tests of its faults go red; a fault that stands here nowhere has not been tried.
 */
import { createHash } from 'node:crypto';
import { type Fault, FAULTS } from './fault-table.js';

export interface Guard {
  readonly file: string;
  /** The guard as it stands in the file, once. */
  readonly was: string;
  /** What stands there when it is broken. */
  readonly broken: string;
  /** Names of the faults of `fault-table.ts` that it keeps away. */
  readonly faults: readonly string[];
}

export const GUARDS: readonly Guard[] = [
  // the network
  {
    file: 'src/client/fetch-snapshot.ts',
    was: "if (digest && (await digest(bytes)) !== file.sha256) throw new DataError('damaged', `${url} was altered`);",
    broken: '',
    faults: ['One byte of the data is changed on the way'],
  },
  {
    file: 'src/client/fetch-snapshot.ts',
    was: "return attempt({ ...options, cache: 'reload' });",
    broken: 'throw error;',
    faults: ['A cache on the way holds a bad copy'],
  },
  {
    file: 'src/client/fetch-json.ts',
    was: 'clearTimeout(timer);\n    timer = setTimeout(() => stop.abort(), patience);',
    broken: 'clearTimeout(timer);',
    faults: ['The server stops in the middle'],
  },
  {
    file: 'src/client/fetch-json.ts',
    was: "throw new DataError('not-json', `${url} is ${type}`);",
    broken: ';',
    faults: [
      'A sign-in page answers with status 200, first visit',
      'An answer without a content type, first visit',
      'A sign-in page answers, later visit',
    ],
  },
  {
    file: 'src/client/fetch-json.ts',
    was: "throw new DataError('refused', `${url} has status ${status}`);",
    broken: ';',
    faults: [
      'An empty answer (204), first visit',
      'The server is overloaded (503), first visit',
      'The server is overloaded, later visit',
    ],
  },
  {
    file: 'src/client/fetch-json.ts',
    was: 'if (status === 404)',
    broken: 'if (false)',
    faults: ['The data is not there (404), first visit'],
  },
  {
    file: 'src/client/fetch-json.ts',
    was: 'if (cause instanceof DataError) throw cause;',
    broken: 'throw cause;',
    faults: [
      'The connection is reset, first visit',
      'The connection is cut in the middle, first visit',
      'The server never answers, first visit',
      'The connection is reset, later visit',
      'The server never answers, later visit',
    ],
  },
  {
    file: 'src/client/fetch-json.ts',
    was: 'return readOrDamaged(bytes, () => JSON.parse(new TextDecoder().decode(bytes)) as unknown);',
    broken: 'return JSON.parse(new TextDecoder().decode(bytes));',
    faults: ['Half of the answer arrives, first visit', 'Half of the answer arrives, later visit'],
  },

  // clocks
  {
    file: 'src/client/fresh-data.ts',
    was: 'const heard = serverTime === undefined ? undefined : this.#clock.hear(serverTime);',
    broken: 'const heard = undefined;',
    faults: [
      'The device clock is an hour slow, at midnight',
      'The device clock is an hour fast, at midnight',
      'The device clock is a year slow',
      'The device clock is a year fast',
    ],
  },

  // storage
  {
    file: 'src/client/storage/database.ts',
    was: "if (!(globalThis.indexedDB as IDBFactory | undefined)) throw new StorageError('absent');",
    broken: '',
    faults: ['There is no IndexedDB'],
  },
  {
    file: 'src/client/storage/storage-error.ts',
    was: "(cause instanceof Error && BY_NAME.get(cause.name)) || 'broken'",
    broken: "'broken'",
    faults: [
      'Reading it throws, as in a sandboxed frame',
      'It is refused, as with all cookies blocked',
      'Cookies, caches and storage are all forbidden',
      'The disk is full',
      'A newer release has written it',
    ],
  },
  {
    file: 'src/client/storage/database.ts',
    was: 'return await Promise.race([this.#transact(mode, work), patience]);',
    broken: 'return await this.#transact(mode, work);',
    faults: ['It never answers', 'An older tab holds the database'],
  },
  {
    file: 'src/client/fresh-data.ts',
    was: "this.#storage === 'kept' && (await store.confirm(manifest, heard));",
    broken: "this.#storage === 'kept';",
    faults: ['It is cleared while the page is open'],
  },
  {
    file: 'src/app/lists/saved-keeper.ts',
    was: 'lost: mark.isSet() };',
    broken: 'lost: false };',
    faults: ['The browser has deleted what a person kept'],
  },
  {
    file: 'src/app/lists/saved-keeper.ts',
    was: 'unreadable: lists && rejected.length === 0 ? spare : record,',
    broken: 'unreadable: spare,',
    faults: ['One kept entry cannot be read', 'A newer release wrote the lists'],
  },
  {
    file: 'src/app/lists/saved-lists.ts',
    was: 'this.fault = error instanceof Error ? error : new Error(String(error));',
    broken: '',
    faults: ['Lists cannot be written'],
  },

  // tabs
  {
    file: 'src/app/lists/saved-lists.ts',
    was: '(lists) => changes.reduce((changed, [, change]) => change(changed), lists)',
    broken: '() => changes.reduce((changed, [, change]) => change(changed), this.#kept)',
    faults: ['Somebody types in two tabs'],
  },

  // the page around an element
  {
    file: 'src/world/published/read-published.ts',
    was: 'url: (value) => /^https?:\\/\\//.test(String(value)),',
    broken: "url: '',",
    faults: ['The address of a source is a script'],
  },
  {
    file: 'src/elements/band-check/inline-data.ts',
    was: 'return { countries: [undefined] };',
    broken: 'return undefined;',
    faults: ['What the page brings along is wrong'],
  },

  // what a person gives
  {
    file: 'src/app/lists/saved-file.ts',
    was: "if (!isRecord(record) || record['format'] !== SAVED_FORMAT)",
    broken: 'if (!isRecord(record))',
    faults: ['A file that is no export', 'A file of a later release'],
  },
  {
    file: 'src/app/lists/saved-file.ts',
    was: 'entry.length <= 200 && form.test(entry);',
    broken: 'entry.length <= 200;',
    faults: ['A file with the address of a script', 'Bad entries between good ones'],
  },
  {
    file: 'src/app/lists/saved-file.ts',
    was: "CHECK.test(check) && typeof note === 'string'",
    broken: "typeof note === 'string'",
    faults: ['A file that smuggles in a prototype'],
  },
  {
    file: 'src/app/lists/saved-file.ts',
    was: "if (text.length > MAX_LENGTH) throw new SavedFileError('too-large', `${text.length}`);",
    broken: '',
    faults: ['A huge file'],
  },
  {
    file: 'src/app/lists/saved-file.ts',
    was: "} catch {\n    throw new SavedFileError('not-json', '');",
    broken: '} catch (error) {\n    throw error;',
    faults: ['A file damaged in any way'],
  },
  {
    file: 'src/app/base/address-names.ts',
    was: 'unknown.push({ text: name, near: near.slice(0, NEAR_MOST) });',
    broken: 'known.add({ id: name, cc: name, networks: [] } as T);',
    faults: ['An address with anything in it'],
  },
  {
    file: 'src/paste/normalise.ts',
    was: 'cut: original.length > MAX_LENGTH',
    broken: 'cut: false',
    faults: ['A megabyte of one number'],
  },

  // the data
  {
    file: 'src/dataset/import/csv-table.ts',
    was: 'if (cells.length !== columns.length) {',
    broken: 'if (false) {',
    faults: ['A row that is too short', 'A million quotes'],
  },
  {
    file: 'src/dataset/import/csv-table.ts',
    was: 'const parsed = schema.safeParse(value);',
    broken: 'const parsed = { success: true as const, data: schema.parse(value) };',
    faults: ['A release damaged in any way'],
  },
  {
    file: 'src/dataset/import/csv-table.ts',
    was: "new TextDecoder('utf-8', { fatal: true })",
    broken: "new TextDecoder('utf-8')",
    faults: ['Bytes that are no UTF-8'],
  },
  {
    file: 'src/dataset/shrink-limit.ts',
    was: 'after[what] < before[what] * (1 - SHRINK_LIMIT)',
    broken: 'false',
    faults: ['A release that has shrunk'],
  },
  {
    file: 'src/dataset/import/import-dataset.ts',
    was: 'data.checked < before.data.checked',
    broken: 'false',
    faults: ['An older release, a day to come, two imports at once'],
  },
  {
    file: 'src/dataset/import/replace-folder.ts',
    was: 'if (!existsSync(dir) && existsSync(old)) await rename(old, dir);',
    broken: '',
    faults: ['A crash in the middle of writing'],
  },
  {
    file: 'src/world/snapshot/snapshot-file.ts',
    was: "if (file['checksum'] !== checksum(text.slice(HEAD_LENGTH)))",
    broken: 'if (false)',
    faults: ['A snapshot damaged in any way'],
  },

  // the server
  {
    file: 'src/server/node.ts',
    was: 'connectionsCheckingInterval: Math.min(1000, limits.headers, limits.request),',
    broken: 'connectionsCheckingInterval: 3_600_000,',
    faults: ['Headers that never end', 'A body that never ends'],
  },
  {
    file: 'src/server/node.ts',
    was: 'server.setTimeout(limits.idle);',
    broken: '',
    faults: ['A reader that takes nothing'],
  },
  {
    file: 'src/server/http/site-folder.ts',
    was: 'streamPieces(content.descriptor, start, end);',
    broken: "streamPieces(openSync(`/dev/fd/${content.descriptor}`, 'r'), start, end);",
    faults: ['Downloads that are broken off'],
  },
  {
    file: 'src/server/http/site-folder.ts',
    was: 'const length = Math.min(PIECE_BYTES, end - position);',
    broken: 'const length = end - position;',
    faults: ['Many large downloads at once'],
  },
  {
    file: 'src/server/http/create-app.ts',
    was: 'if (!URL.canParse(req.url)) {',
    broken: 'if (false) {',
    faults: ['A host that is no name'],
  },
  {
    file: 'src/server/http/site-folder.ts',
    was: 'const file =\n      this.files.get(path) ??',
    broken:
      "const file =\n      this.files.get(path) ??\n      (existsSync(path) && path !== '/' ? { contents: { identity: readFileSync(path) }, etag: '', modified: '', headers: {} } : undefined) ??",
    faults: ['An address that climbs out of the site'],
  },
  {
    file: 'src/server/http/create-app.ts',
    was: "'The server failed; try again later.'",
    broken: 'String(error)',
    faults: ['The inside fails'],
  },
  {
    file: 'src/server/http/create-app.ts',
    was: 'if (path === undefined) {',
    broken: 'if (false) {',
    faults: ['Any path, header and method'],
  },
  {
    file: 'src/server/http/byte-range.ts',
    was: 'if (match[1] && match[2] && Number(match[2]) < Number(match[1])) return undefined;',
    broken: '',
    faults: ['A range that ends before it begins'],
  },
  {
    file: 'src/server/mcp/announced-schema.ts',
    was: '...standard,',
    broken: '...standard, validate: (value: unknown) => ({ value }),',
    faults: ['Any arguments of an MCP call'],
  },
  {
    file: 'src/server/mcp/body-cost.ts',
    was: 'return JSON.parse(text) as unknown;\n  } catch {\n    return undefined;',
    broken: 'return JSON.parse(text) as unknown;\n  } catch (error) {\n    throw error;',
    faults: ['An MCP message damaged in any way'],
  },
];

/** A guard and one of its faults: what is tried, and recorded. */
export interface GuardedFault {
  readonly guard: Guard;
  readonly fault: Fault;
  /** Short hash of the guard, how it is broken, and which test must notice: whether a record is of what stands here now. */
  readonly hash: string;
}

/** Every fault whose guard is known. Throws where a guard names a fault that is none. */
export function guardedFaults(): GuardedFault[] {
  return GUARDS.flatMap((guard) =>
    guard.faults.map((name) => {
      const fault = FAULTS.find((each) => each.fault === name);
      if (!fault) throw new Error(`${guard.file}: no fault is called “${name}”`);
      const text = JSON.stringify([guard.file, guard.was, guard.broken, fault.file, fault.test]);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
      return { guard, fault, hash };
    }),
  );
}
