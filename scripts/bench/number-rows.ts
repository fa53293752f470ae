/**
 * Every row of `docs/numbers.md`, by the benchmark that measures it. A row that falls short of its figure, or that cannot
 * be measured, stands in the document all the same, with the reason that is given here.
 */

/** What a row says before anything is measured. */
export interface DeclaredRow {
  readonly what: string;
  /** What ours is compared with in the same run, or the figure that was asked for. */
  readonly beside: string;
  /** The least ratio that was asked for; absent where a row is only for information. */
  readonly atLeast?: number;
  /** Why the ratio is below the figure or below 1, or may be, and what that costs anybody. */
  readonly reason?: string;
}

const beside = <Name extends string>(
  other: string,
  rows: Record<Name, Omit<DeclaredRow, 'beside'>>,
): Record<Name, DeclaredRow> =>
  Object.fromEntries(
    Object.entries<Omit<DeclaredRow, 'beside'>>(rows).map(([name, row]) => [name, { ...row, beside: other }]),
  ) as Record<Name, DeclaredRow>;

const HONO_OBJECTS =
  'it answers without the request and response objects of Hono; docs/DECISIONS/0008 weighs it';
const NGINX = `where nginx is installed; ${HONO_OBJECTS}`;
const NGINX_GZIP = `where nginx is installed, which has gzip alone; ${HONO_OBJECTS}`;
const TOO_SLOW = 'a page of 1,000 `<baseline-status>` was not done after the 20 seconds that each page has';
const FLOOR =
  'the card is a floor and no rival: it draws one line that stands in its code, reads no data and judges nothing';
const EXACT = 'a greedy plan proves nothing and may name more devices than are needed';

export const NUMBERS = {
  verdict: {
    ...beside('the same rule written plainly over names', {
      one: { what: 'A verdict, over all devices and networks', atLeast: 5 },
    }),
    ...beside('a verdict in one world', {
      tenfold: { what: 'A verdict in a world ten times as large', atLeast: 0.5 },
    }),
  },
  paste: {
    ...beside('one pattern that takes every B and n number', {
      right: { what: 'Real texts that are read exactly right', atLeast: 1 },
      typical: {
        what: 'Time for a real text, the median',
        reason:
          'a pattern knows no products, masks, columns or doubts; ours stays below a millisecond, which is what was asked for',
      },
    }),
    ...beside('the figure that was asked for', {
      quick: { what: 'Time for a real text, the median', atLeast: 1 },
      growth: {
        what: 'Cost of four times the text, the worst of some real texts',
        atLeast: 1,
        reason:
          'the answers of some modems, repeated to 64 kB, come to between 5 and 8, others in each run, because more memory has to be tidied up, and are read in about a tenth of a second',
      },
    }),
  },
  snapshot: {
    ...beside('the same as JSON of the API, in one file', {
      bytes: { what: 'The world on the line, after Brotli', atLeast: 1 },
      decode: {
        what: 'The world read, ready to be judged',
        reason: 'what is a quarter as long has to be unpacked; the line costs more than that',
      },
    }),
    ...beside('the figure that was asked for', {
      ceiling: { what: 'The world on the line, after Brotli', atLeast: 1 },
    }),
    ...beside('a network of one world', {
      threefold: { what: 'Reading a network of a world 3 times as large', atLeast: 0.5 },
      tenfold: { what: 'Reading a network of a world 10 times as large', atLeast: 0.5 },
    }),
  },
  publish: {
    ...beside('the figure that was asked for', {
      rate: {
        what: 'Further check files written in a second, for a world 3 times as large',
        atLeast: 1,
        reason: 'the figure is for an idle machine of two cores; anything else that runs takes its share',
      },
    }),
    ...beside('publishing the world as it is', {
      threefold: { what: 'Publishing a world 3 times as large, cost of a verdict', atLeast: 0.5 },
      tenfold: { what: 'Publishing a world 10 times as large, cost of a verdict', atLeast: 0.5 },
    }),
  },
  embed: {
    ...beside('`<baseline-status>`', {
      answer: { what: '`<band-check>`: time to the visible answer, slow 4G', atLeast: 1 },
      built: { what: '1,000 `<band-check>` built and laid out', reason: TOO_SLOW },
      answered: { what: 'The first of 1,000 `<band-check>` answered', reason: TOO_SLOW },
    }),
    ...beside('a bare Lit card', {
      floorBuilt: { what: '1,000 `<band-check>` built and laid out', reason: FLOOR },
      floorAnswered: { what: 'The first of 1,000 `<band-check>` answered', reason: FLOOR },
    }),
    ...beside('the most that may stay', {
      heap: { what: 'Memory left behind by 20,000 `<band-check>`', atLeast: 1 },
      nodes: { what: 'Nodes left behind by them', atLeast: 1 },
      listeners: { what: 'Listeners left behind by them', atLeast: 1 },
    }),
  },
  plan: {
    ...beside('a greedy plan of the same devices', {
      'every-good': {
        what: 'The fewest devices, every network good',
        atLeast: 0.5,
        reason: EXACT,
      },
      'one-good': { what: 'The fewest devices, one good network a country', atLeast: 0.5, reason: EXACT },
      'one-usable': { what: 'The fewest devices, one usable network a country', atLeast: 0.5, reason: EXACT },
      'every-good tenfold': { what: 'The same, ten times the devices, every network good', reason: EXACT },
      'one-good tenfold': { what: 'The same, ten times the devices, one good network', reason: EXACT },
      'one-usable tenfold': { what: 'The same, ten times the devices, one usable network', reason: EXACT },
    }),
    ...beside('the same grid by the rule written plainly', {
      grid: { what: 'The grid of all devices and countries', atLeast: 1 },
      gridTenfold: { what: 'The grid of ten times the devices', atLeast: 1 },
    }),
  },
  'plan-in-browser': beside('the figure that was asked for', {
    'every-good': { what: 'A plan in a browser, every network good', atLeast: 1 },
    'one-good': { what: 'A plan in a browser, one good network a country', atLeast: 1 },
    'one-usable': { what: 'A plan in a browser, one usable network a country', atLeast: 1 },
  }),
  app: {
    ...beside('its ceiling', {
      bytes: { what: 'First load of the app, after Brotli', atLeast: 1 },
      'offline bytes': { what: 'Everything that is kept for offline, after Brotli', atLeast: 1 },
    }),
    ...beside('the text that the server wrote into the same page', {
      first: {
        what: 'First load until the app shows an answer, slow 4G',
        reason: 'the text needs no script and no data; it is what a person reads until the app is there',
      },
    }),
    ...beside('the same start with a network', {
      offline: { what: 'Cold start without a network', atLeast: 0.5 },
    }),
  },
  interaction: {
    ...beside('the figure that was asked for', {
      compare: {
        what: 'The dearest press in grid, plan, switch-offs and map, processor 4 times slower',
        atLeast: 1,
      },
    }),
  },
  server: {
    ...beside('sirv', {
      'check file sirv': { what: 'Requests a second, check file', atLeast: 1 },
      'check file sirv p99': { what: '99th percentile, check file' },
      'page sirv': { what: 'Requests a second, page, compressed', atLeast: 1 },
      'page sirv p99': { what: '99th percentile, page, compressed' },
      'not modified sirv': { what: 'Requests a second, not modified', reason: HONO_OBJECTS },
      'not modified sirv p99': { what: '99th percentile, not modified', reason: HONO_OBJECTS },
    }),
    ...beside('Hono `serveStatic`', {
      'check file hono': { what: 'Requests a second, check file', atLeast: 1 },
      'check file hono p99': { what: '99th percentile, check file' },
      'page hono': { what: 'Requests a second, page, compressed', atLeast: 1 },
      'page hono p99': { what: '99th percentile, page, compressed' },
      'not modified hono': { what: 'Requests a second, not modified', atLeast: 1 },
      'not modified hono p99': { what: '99th percentile, not modified' },
    }),
    ...beside('nginx', {
      'check file nginx': {
        what: 'Requests a second, check file',
        atLeast: 0.5,
        reason: NGINX,
      },
      'check file nginx p99': {
        what: '99th percentile, check file',
        atLeast: 0.5,
        reason: NGINX,
      },
      'page nginx': {
        what: 'Requests a second, page, compressed',
        reason: NGINX_GZIP,
      },
      'page nginx p99': {
        what: '99th percentile, page, compressed',
        reason: NGINX_GZIP,
      },
      'not modified nginx': {
        what: 'Requests a second, not modified',
        reason: NGINX,
      },
      'not modified nginx p99': {
        what: '99th percentile, not modified',
        reason: NGINX,
      },
    }),
    ...beside('a check file', {
      'made check': {
        what: 'Requests a second, check made on demand',
        reason: 'the file lies ready; ours judges every network of a country and writes the answer',
      },
    }),
    ...beside('the SDK alone, with a tool that answers at once', {
      'MCP call': {
        what: 'Requests a second, `check_device`',
        atLeast: 0.5,
        reason:
          'the tool that answers at once judges nothing; ours writes the text and the data of a whole country',
      },
    }),
    ...beside('later calls', {
      'worker start': {
        what: 'First `check_device` of a Worker that has just started',
        reason: 'its code is compiled and the data read once; it happens at the first call of a Worker alone',
      },
    }),
  },
  soak: {
    ...beside('after the first quarter of them', {
      memory: { what: 'Memory of the server after mixed requests and slow clients', atLeast: 0.8 },
    }),
    ...beside('before the first request', {
      descriptors: { what: 'Its open descriptors', atLeast: 0.8 },
    }),
  },
  'soak-pages': {
    ...beside('after the first tenth of them', {
      'element memory': { what: 'Memory of a host page after 10,000 checks by one element', atLeast: 0.8 },
      'element nodes': { what: 'Its nodes', atLeast: 0.8 },
      'element listeners': { what: 'Its listeners', atLeast: 0.8 },
    }),
    ...beside('after the first two days', {
      'tab memory': { what: 'Memory of a tab of the app after a month', atLeast: 0.8 },
      'tab nodes': { what: 'Its nodes', atLeast: 0.8 },
      'tab listeners': { what: 'Its listeners', atLeast: 0.8 },
      'tab handles': { what: 'Its open databases and channels', atLeast: 0.8 },
    }),
  },
} satisfies Record<string, Record<string, DeclaredRow>>;

export type Benchmark = keyof typeof NUMBERS;
export type RowName<B extends Benchmark> = Extract<keyof (typeof NUMBERS)[B], string>;
