import { checkResource } from '../../../src/world/published/check-resource.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SiteAddresses } from '../../../src/publish/site-addresses.js';
import { NetworkVerdict } from '../../../src/schema/published-check.js';
import { checkBandsTool } from '../../../src/server/mcp/check-bands-tool.js';
import { checkDeviceTool } from '../../../src/server/mcp/check-device-tool.js';
import { findDevicesTool } from '../../../src/server/mcp/find-devices-tool.js';
import { getCountryNetworksTool } from '../../../src/server/mcp/get-country-networks-tool.js';
import { listChangesTool } from '../../../src/server/mcp/list-changes-tool.js';
import { listCoverageTool } from '../../../src/server/mcp/list-coverage-tool.js';
import { checkLifeTool } from '../../../src/server/mcp/check-life-tool.js';
import { planDevicesTool } from '../../../src/server/mcp/plan-devices-tool.js';
import { whereServiceTool } from '../../../src/server/mcp/where-service-tool.js';
import { listSwitchOffsTool } from '../../../src/server/mcp/list-switch-offs-tool.js';
import type { AnswerContext } from '../../../src/server/mcp/answer-context.js';
import { BadInput } from '../../../src/server/mcp/tool-question.js';
import type { Tool } from '../../../src/server/mcp/tool.js';
import { TOOLS } from '../../../src/server/mcp/tools.js';
import { realContext } from './real-data.js';

let context: AnswerContext;
beforeAll(async () => {
  context = await realContext();
});

/** Asks a tool as a client does: the input goes through its schema, the answer is held to its own. */
function ask<I extends z.ZodType, O extends z.ZodType>(tool: Tool<I, O>, input: z.input<I>, at = context) {
  const { structured, text } = tool.answer(tool.input.parse(input), at);
  return { ...(tool.output.parse(structured) as z.output<O> & object), text };
}

/** Every entry of `list_switch_offs`, from all its pages. */
function allSwitchOffs(input: z.input<typeof listSwitchOffsTool.input>) {
  const entries: ReturnType<
    typeof ask<typeof listSwitchOffsTool.input, typeof listSwitchOffsTool.output>
  >['entries'] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = ask(listSwitchOffsTool, { ...input, limit: 100, ...(cursor && { cursor }) });
    entries.push(...page.entries);
    cursor = page.next_cursor;
  }
  return entries;
}

/** A cautious estimate: JSON and codes cost more tokens than prose, Chinese about one a letter. */
function tokens(text: string): number {
  let sum = 0;
  for (const letter of text) sum += letter > '\u007f' ? 1 : 1 / 3.3;
  return sum;
}

const THIRTY =
  'gb us kr cn jp de fr ae sa qa kw il ca mx br es it nl pl tr in sg id au nz vn th my ph co'.split(' ');

describe('tool texts', () => {
  it('has exactly the tools that were promised', () => {
    expect(TOOLS.map(({ name }) => name).sort()).toEqual([
      'check_bands',
      'check_device',
      'check_life',
      'find_devices',
      'get_country_networks',
      'list_changes',
      'list_coverage',
      'list_switch_offs',
      'plan_devices',
      'where_service',
    ]);
  });

  it.each(TOOLS.map((tool) => [tool.name, tool] as const))(
    '%s says what, when, what else and what if',
    (_, tool) => {
      const words = tool.description.split(/\s+/);
      expect(words.length, 'long enough to say it, short enough to be read').toBeGreaterThanOrEqual(65);
      expect(words.length).toBeLessThanOrEqual(95);
      expect(tool.description).toMatch(/^(Decides|Returns|Lists|Finds) /);
      const siblings = TOOLS.filter((other) => other !== tool && tool.description.includes(other.name));
      expect(siblings.length, 'names the sibling to use instead').toBeGreaterThan(0);
      expect(tool.description, 'says how fresh it is').toContain('snapshot');
      expect(tool.description, 'says what unknown input gets').toMatch(
        /unresolved|matches nothing|no verdict/,
      );
      expect(tool.description, 'shows an example').toContain('Example: ');
      expect(tool.title.length).toBeGreaterThan(5);
    },
  );

  it.each(TOOLS.map((tool) => [tool.name, tool] as const))(
    '%s describes every parameter and field',
    (_, tool) => {
      const input = z.toJSONSchema(tool.input, { io: 'input' }) as {
        properties: Record<string, { description?: string }>;
        additionalProperties: boolean;
      };
      expect(input.additionalProperties, 'a misspelt argument is an error').toBe(false);
      for (const [name, { description }] of Object.entries(input.properties)) {
        expect(description?.length ?? 0, `parameter ${name}`).toBeGreaterThan(20);
      }
      const output = z.toJSONSchema(tool.output) as { type: string; properties: Record<string, unknown> };
      expect(output.type).toBe('object');
      expect(Object.keys(output.properties)).toEqual(
        expect.arrayContaining(['answer', 'data', 'next_cursor']),
      );
    },
  );
});

describe('the same answers as the JSON files', () => {
  it('for some devices on every network, with reasons, bands and cautions', async () => {
    const site = new SiteAddresses('https://example.test');
    const { world } = context.site;
    const published = { ...context, asOf: world.updated };
    let verdicts = 0;
    const some = [...world.devices.values()].filter((_, at) => at % 24 === 0);
    for (const device of some) {
      for (const country of world.countries.values()) {
        const file = checkResource(device, country, site.origin);
        const answer = checkDeviceTool.answer(
          checkDeviceTool.input.parse({ device: device.id, countries: [country.cc] }),
          published,
        ).structured;
        const networks = answer.networks.map((network) => {
          const { id, cc, says, verdict, confirmed, lte_bands_shared: shared } = network;
          if (cc !== country.cc || !says) throw new Error('a network without country or words');
          if (confirmed && shared.length > 0 !== (verdict !== 'no'))
            throw new Error(`${device.id} on ${id}: ${verdict} with ${shared.join(' ')} in common`);
          // codes, bands in common and words stand beside what the file has
          return Object.fromEntries(Object.entries(network).filter(([key]) => key in NetworkVerdict.shape));
        });
        // compared as text, because deep comparisons of so many are slow
        if (JSON.stringify(networks) !== JSON.stringify(file.networks))
          expect(networks).toEqual(file.networks);
        expect(answer.countries[0]!.summary).toEqual(file.summary);
        verdicts += networks.length;
      }
    }
    expect(verdicts).toBe(16 * 465);
  });

  it('says which second sources are not published, and names one source or the page of the publisher', () => {
    const { networks, text } = ask(getCountryNetworksTool, { country: 'kr' });
    expect(networks.find(({ id }) => id === 'skt')!.second_sources).toEqual([
      "Cross-checked, but the second source isn't published: B1, B3, B7 and n78.",
      "Cross-checked, but the second source isn't published; the publisher names its own page: B5.",
    ]);
    expect(text).toContain("the second source isn't published: B1, B3, B7 and n78.");
  });

  it('says which part of a band a device has, and who says so', () => {
    const { device, text } = ask(checkDeviceTool, { device: 'ec25-eux', countries: ['tw'] });
    expect(device!.lte).toContain('B28A');
    expect(device!.lte).not.toContain('B28');
    expect(device!.corrections[0]).toMatch(/^B28: the publisher says “B28”, Quectel .* says “B28A”\.$/);
    expect(text).toContain(`Correction: ${device!.corrections[0]}`);
  });

  it('for the bands of a device without 2G and 3G, pasted', () => {
    const { device, networks } = ask(checkDeviceTool, { device: 'rg255c-gl', countries: ['us', 'de'] });
    const pasted = ask(checkBandsTool, {
      bands: [...device!.lte, ...device!.nr].join(' '),
      radio: device!.radio,
      countries: ['us', 'de'],
    });
    expect(pasted.networks).toEqual(networks);
  });
});

describe('both halves of an answer', () => {
  it.each([
    [
      'check_device',
      () => ask(checkDeviceTool, { device: 'bg95-m3', countries: ['us', 'kw'], include_sources: true }),
    ],
    ['check_bands', () => ask(checkBandsTool, { bands: 'B1 B3 B7 n78 WCDMA B8', countries: ['us', 'kw'] })],
    ['find_devices', () => ask(findDevicesTool, { countries: ['us', 'kw', 'jp'] })],
    ['get_country_networks', () => ask(getCountryNetworksTool, { country: 'jp', include_sources: true })],
    ['list_coverage', () => ask(listCoverageTool, { filter: 'guinea' })],
    ['list_switch_offs', () => ask(listSwitchOffsTool, { countries: ['jp', 'us', 'cd'] })],
    ['list_changes', () => ask(listChangesTool, {})],
  ])('of %s hold the same names, bands, codes and addresses', (_, answer) => {
    const { text, ...structured } = answer();
    const missing: string[] = [];
    const visit = (value: unknown, key: string): void => {
      if (typeof value === 'string') {
        // words for a person are written once; dates stand in words in `says`; a state stands as its words
        const inWords = [
          'says',
          'date',
          'date_note',
          'state',
          'service',
          'confidence',
          'type',
          'checked',
          'license',
          'status',
          'verdict',
          'basis',
          'overall',
          'phase',
          'services', // of a country: a line or its words name them
          'good', // of find_devices: country codes, which a line counts where they are many
          'limited',
        ];
        if (!inWords.includes(key) && !text.includes(value)) missing.push(`${key}: ${value}`);
      } else if (Array.isArray(value)) value.forEach((item) => visit(item, key));
      else if (value && typeof value === 'object') {
        for (const [name, item] of Object.entries(value)) {
          if (['reasons', 'cautions', 'nr', 'optional_bands_lacking'].includes(name) && key === 'networks')
            continue;
          visit(item, name);
        }
      }
    };
    visit(structured, '');
    expect(missing).toEqual([]);
  });

  it('say cautions and reasons in words', () => {
    const { networks } = ask(checkDeviceTool, { device: 'ec25-e', countries: ['us'] });
    for (const network of networks) {
      expect(network.reasons.length).toBeGreaterThan(0);
      expect(network.says).toMatch(/^Works with limits\. .+/);
    }
  });
});

describe('answers stay small', () => {
  const largest: [string, () => { text: string }][] = ['en', 'zh'].flatMap((lang) => {
    const at = lang as 'en' | 'zh';
    return [
      [
        `check_device ${lang}`,
        () => ask(checkDeviceTool, { device: 'rm520n-gl', countries: THIRTY, lang: at }),
      ],
      [
        `check_device ${lang} with sources`,
        () => ask(checkDeviceTool, { device: 'bg95-m3', countries: THIRTY, include_sources: true, lang: at }),
      ],
      [
        `check_bands ${lang}`,
        () => ask(checkBandsTool, { bands: 'B1 B2 n41 '.repeat(1500), countries: THIRTY, lang: at }),
      ],
      [`find_devices ${lang}`, () => ask(findDevicesTool, { countries: THIRTY, limit: 40, lang: at })],
      [
        `get_country_networks ${lang}`,
        () => ask(getCountryNetworksTool, { country: 'my', include_sources: true, lang: at }),
      ],
      [`list_coverage ${lang}`, () => ask(listCoverageTool, { limit: 200, lang: at })],
      [`list_switch_offs ${lang}`, () => ask(listSwitchOffsTool, { limit: 100, lang: at })],
      [
        `check_device everywhere ${lang}`,
        () => ask(checkDeviceTool, { device: 'bg77', countries: ['all'], lang: at }),
      ],
      [
        `find_devices everywhere ${lang}`,
        () => ask(findDevicesTool, { countries: ['all'], limit: 40, lang: at }),
      ],
      [
        `plan_devices ${lang}`,
        () => ask(planDevicesTool, { countries: ['all'], covered: 'every-good', lang: at }),
      ],
      [
        `check_life ${lang}`,
        () => ask(checkLifeTool, { devices: ['ec25-e'], countries: ['all'], years: 10, lang: at }),
      ],
      [`where_service ${lang}`, () => ask(whereServiceTool, { services: ['ltem', 'nbiot', 'sa'], lang: at })],
    ] as [string, () => { text: string }][];
  });
  it.each(largest)('%s', (_, answer) => {
    const { text, ...structured } = answer();
    expect(tokens(text)).toBeLessThan(8000);
    expect(tokens(JSON.stringify(structured))).toBeLessThan(8000);
  });

  it('and the rest is had by cursor, nothing twice and nothing lost', () => {
    const input = { device: 'rm520n-gl', countries: THIRTY };
    const seen: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const answer = ask(checkDeviceTool, { ...input, ...(cursor && { cursor }) });
      expect(answer.countries).toHaveLength(30);
      seen.push(...answer.networks.map(({ id }) => id));
      cursor = answer.next_cursor ?? undefined;
      pages++;
    } while (cursor);
    const all = THIRTY.flatMap((cc) => context.site.world.countries.get(cc)!.networks.map(({ id }) => id));
    expect(seen).toEqual(all);
    expect(pages).toBeGreaterThan(1);
  });

  it.each([
    ['nonsense', 'not one of this server'],
    ['32.14:10', 'is of data 32.14'],
    ['32.15:99999', 'past the end'],
    ['32.15:-1', 'not one of this server'],
  ])('a cursor %s is refused with what to do', (cursor, words) => {
    expect(() => ask(checkDeviceTool, { device: 'ec25-e', countries: ['de'], cursor })).toThrow(BadInput);
    expect(() => ask(checkDeviceTool, { device: 'ec25-e', countries: ['de'], cursor })).toThrow(words);
  });
});

describe('check_device', () => {
  it('answers in one line first, by country or for one', () => {
    const one = ask(checkDeviceTool, { device: 'Quectel EC25-E', countries: ['德国'] });
    expect(one.answer).toBe('Quectel EC25-E in Germany: Works on all 3 networks.');
    expect(one.text.split('\n')[0]).toBe(one.answer);
    const many = ask(checkDeviceTool, { device: 'ec25-e', countries: ['de', 'us', 'UK'] });
    expect(many.answer).toBe(
      'Quectel EC25-E: works on every network in 2 countries (de gb); works with limits at best in 1 country (us).',
    );
    expect(ask(checkDeviceTool, { device: 'ec25-e', countries: ['de'], lang: 'zh' }).answer).toMatch(
      /^Quectel EC25-E 在德国：/,
    );
  });

  it('never guesses: ambiguous and unknown names are answered with candidates', () => {
    const { device, networks, unresolved } = ask(checkDeviceTool, {
      device: 'RUTX12',
      countries: ['de', 'Congo', 'Germny'],
    });
    expect([device, networks]).toEqual([null, []]);
    expect(
      unresolved.map(({ parameter, kind, candidates }) => [parameter, kind, candidates.map(({ id }) => id)]),
    ).toEqual([
      ['device', 'ambiguous', ['rutx12-0', 'rutx12-1']],
      ['country', 'ambiguous', ['cd', 'cg']],
      ['country', 'unknown', ['de']],
    ]);
  });

  it('answers for what it understood', () => {
    const { countries, unresolved } = ask(checkDeviceTool, {
      device: 'ec25-e',
      countries: ['de', 'Atlantis', 'Germany'],
    });
    expect(countries.map(({ cc }) => cc)).toEqual(['de']);
    expect(unresolved.map(({ given }) => given)).toEqual(['Atlantis']);
  });

  it('warns with the day of context when an announced end has passed', async () => {
    const then = await realContext('2031-01-01');
    const cautions = ask(checkDeviceTool, { device: 'ec25-e', countries: ['de'] }, then).networks.flatMap(
      (n) => n.cautions,
    );
    expect(cautions.map(({ code }) => code)).toContain('planned-date-passed');
  });

  it('gives every source that it names', () => {
    const { networks, sources } = ask(checkDeviceTool, {
      device: 'ec25-e',
      countries: THIRTY,
      include_sources: true,
    });
    const named = new Set(networks.flatMap((network) => network.sources!));
    expect(Object.keys(sources!).sort()).toEqual([...named].sort());
    expect(ask(checkDeviceTool, { device: 'ec25-e', countries: ['de'] }).sources).toBeUndefined();
  });
});

describe('check_bands', () => {
  it('says in words what to beware of', () => {
    const half = { bands: 'LTE B1 B28A', countries: ['de'] };
    expect(ask(checkBandsTool, half).read.notes).toEqual(['half-band']);
    expect(ask(checkBandsTool, half).text).toContain('Note: Half of a band only works');
    expect(ask(checkBandsTool, { ...half, lang: 'zh' }).text).toMatch(/提示：.*半/);
  });

  it('reports what was read and what was left out', () => {
    const { read } = ask(checkBandsTool, { bands: 'LTE B1 B3 B20; WCDMA B8; GSM 900', countries: ['de'] });
    expect(read).toMatchObject({ kind: 'supported', lte: ['B1', 'B3', 'B20'], nr: [], radio: 'lte' });
    expect(read).toMatchObject({ umts: ['B8'], gsm_mhz: [900] });
    const { left_out } = ask(checkBandsTool, { bands: 'LTE B1 B3; TD-SCDMA B34', countries: ['de'] }).read;
    expect(left_out.map(({ reason }) => reason)).toContain('td-scdma');
  });

  it('asks back about numbers without a word, and takes yes for an answer', () => {
    const bands = '1 3 7 8 20 28';
    const asked = ask(checkBandsTool, { bands, countries: ['de'] });
    expect([asked.read.could_be_bands, asked.networks]).toEqual([['B1', 'B3', 'B7', 'B8', 'B20', 'B28'], []]);
    const { read, networks } = ask(checkBandsTool, { bands, countries: ['de'], numbers_are_bands: true });
    expect(read.lte).toEqual(asked.read.could_be_bands);
    expect(networks.length).toBeGreaterThan(0);
  });

  it('names the bands that frequencies may mean, and judges none of them', () => {
    const { answer, read, networks, text } = ask(checkBandsTool, {
      bands: 'De 5G op 3,5 GHz',
      countries: ['nl'],
    });
    expect([read.doubtful, read.nr, networks]).toEqual([['n78'], [], []]);
    expect(answer).toContain('it may mean n78');
    expect(text).toContain('May be bands, not counted (send all bands by name if they are): n78');
  });

  it('says which cell a modem is on, and judges nothing by it', () => {
    const bands = '+QNWINFO: "FDD LTE","26202","LTE BAND 20",6300';
    const { answer, read, networks } = ask(checkBandsTool, { bands, countries: ['de'] });
    expect(read.serving).toMatchObject({ plmn: '26202', name: null, bands: ['B20'], rsrp_dbm: null });
    expect(read.serving).toMatchObject({ country: 'de', networks: [{ name: 'Vodafone' }] });
    expect(read.serving!.other_bands).toEqual(expect.arrayContaining(['B1', 'B3', 'B8', 'n78']));
    expect([networks, answer]).toEqual([[], expect.stringContaining('One cell')]);
  });

  it('offers the known device that a text names', () => {
    const { read, text } = ask(checkBandsTool, { bands: 'Quectel EC25-E, LTE B1/B3/B20', countries: ['de'] });
    expect(read.devices).toEqual([{ id: 'ec25-e', name: 'Quectel EC25-E' }]);
    expect(text).toContain('Names the device Quectel EC25-E');
  });

  it('judges nothing without LTE bands', () => {
    for (const bands of ['hello', '💥', '\0']) {
      const { answer, networks } = ask(checkBandsTool, { bands, countries: ['de'] });
      expect([answer, networks]).toEqual([
        'We found no LTE bands in the text, and a verdict needs them. For a device by name use check_device.',
        [],
      ]);
    }
  });

  it('answers a list of 2G and 3G bands with the networks that still have them', () => {
    const { answer, networks, text } = ask(checkBandsTool, {
      bands: 'WCDMA B1 B8, GSM 900',
      countries: ['de'],
    });
    expect([networks, answer]).toEqual([[], expect.stringContaining('2G and 3G bands only')]);
    expect(text).toMatch(/2G and 3G in Germany: .*Vodafone 2G .*3G switched off/);
  });

  it('judges LTE-M and NB-IoT bands as the text tells them apart, and parts of bands', () => {
    const half = ask(checkBandsTool, { bands: 'LTE B1/B3/B28A', countries: ['us', 'au'] });
    expect(half.text).toContain('B28A');
    const lpwa = ask(checkBandsTool, { bands: 'Cat-M1: B71; NB-IoT: B8/B20', countries: ['de'] });
    expect(lpwa.read).toMatchObject({ radio: 'lpwa', lte_m: ['B71'], nb_iot: ['B8', 'B20'] });
    expect(lpwa.networks.length).toBeGreaterThan(0);
  });

  it('asks which product a text with several is about, and takes the answer', () => {
    const bands = 'EC25-E: LTE B1 B3 B7 B8 B20\nEC25-AF: LTE B2 B4 B5 B12 B13';
    const first = ask(checkBandsTool, { bands, countries: ['de'] });
    expect(first.networks).toEqual([]);
    expect(first.read.variants.map(({ name }) => name)).toEqual(['EC25-E', 'EC25-AF']);
    const second = ask(checkBandsTool, { bands, variant: 'ec25-af', countries: ['de'] });
    expect(second.read.lte).toEqual(['B2', 'B4', 'B5', 'B12', 'B13']);
    const wrong = ask(checkBandsTool, { bands, variant: 'EC25-X', countries: ['de'] });
    expect([wrong.networks, wrong.unresolved[0]!.parameter]).toEqual([[], 'variant']);
  });
});

describe('find_devices', () => {
  it('ranks, and finds the fewest that cover all', () => {
    const { ranked, fewest, matching } = ask(findDevicesTool, { countries: ['de', 'us'], radio: 'lpwa' });
    expect(matching).toBe(67);
    expect(new Set(ranked.map(({ rank }) => rank)), 'they fare alike').toEqual(new Set([1]));
    expect(ranked.every(({ radio }) => radio === 'lpwa')).toBe(true);
    expect(fewest).toEqual({ devices: [ranked[0]!.id], open: [] });
  });

  it('says what stays open', () => {
    const { fewest, answer, text } = ask(findDevicesTool, { countries: ['de', 'kw'], radio: 'lpwa' });
    expect(fewest.open).toEqual([{ cc: 'kw', name: 'Kuwait', best: 'no' }]);
    expect(answer).toContain('a good network in 1 of 2 countries');
    expect(text).toContain('Not covered: Kuwait (kw, not confirmed for any device).');
  });

  it('has no ranking for countries that nobody knows', () => {
    const { ranked, fewest, unresolved } = ask(findDevicesTool, { countries: ['Atlantis'] });
    expect([ranked, fewest, unresolved.length]).toEqual([[], { devices: [], open: [] }, 1]);
  });
});

describe('list_coverage', () => {
  it.each([
    [{ of: 'devices', filter: 'quectel' } as const, ['ec25-e', 'bg96']],
    [{ of: 'countries', filter: '韩' } as const, ['kr']],
    [{ filter: 'router' } as const, ['digi-ex12', 'rut200-1']],
    [{ of: 'countries', filter: 'USA' } as const, ['us']],
  ])('%j finds %j', (input, ids) => {
    expect(ask(listCoverageTool, input).entries.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it('counts everything whatever the filter, and lists all on its pages', () => {
    const devices = context.site.world.devices.size;
    const none = ask(listCoverageTool, { filter: 'zzzz' });
    expect([none.counts, none.matching, none.entries]).toEqual([
      { countries: 172, networks: 465, devices },
      0,
      [],
    ]);
    const ids: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page: ReturnType<typeof ask<typeof listCoverageTool.input, typeof listCoverageTool.output>> = ask(
        listCoverageTool,
        {
          ...(cursor && { cursor }),
        },
      );
      ids.push(...page.entries.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(new Set(ids).size).toBe(devices + 172);
  });
});

describe('list_switch_offs', () => {
  it('is in the order of dates, within the range asked for', () => {
    const entries = allSwitchOffs({ from: '2027', to: '2028-06' });
    const dated = entries.filter(({ phase, date }) => phase === 'ahead' && date !== null);
    expect(dated.length).toBeGreaterThan(3);
    for (const { date } of dated) expect(date! >= '2027' && date! <= '2028-06-31').toBe(true);
    expect(entries.map(({ phase }) => phase)).not.toContain('past');
  });

  it('keeps what is not yet off in the list, whatever the dates', () => {
    const ids = (entries: ReturnType<typeof allSwitchOffs>) =>
      entries.map(({ network, service }) => `${network} ${service}`);
    const open = allSwitchOffs({ states: ['planned', 'ending'] });
    const later = ids(allSwitchOffs({ from: '2040' }));
    expect(later).toEqual(ids(open.filter(({ phase, date }) => phase !== 'ahead' || date === null)));
    expect(later).toEqual(expect.arrayContaining(['kt g3', 'china-telecom g2', 'indosat g3']));
  });

  it('tells proven from unconfirmed, and what is known where there is no entry', () => {
    const { entries, text } = ask(listSwitchOffsTool, { countries: ['my', 'br'], device: 'bg95-m3' });
    const celcom = entries.find(({ network }) => network === 'my-celcomdigi')!;
    expect([celcom.stranded, celcom.unconfirmed]).toEqual([[], ['bg95-m3']]);
    expect(text).toContain('Brazil (br): no switch-off found. 2G: no source found');
  });

  it('names the devices that are left without LTE', () => {
    const { entries } = ask(listSwitchOffsTool, { countries: ['au'], services: ['g3'] });
    expect(entries.find(({ network }) => network === 'telstra-au')!.stranded).toContain('ec25-af');
  });

  it('tells countries that were not researched apart from those without an end', () => {
    expect(ask(listSwitchOffsTool, { countries: ['de', 'cd'] }).bands_only).toEqual(['cd']);
  });

  it('does not widen a question that it did not understand', () => {
    for (const input of [{ countries: ['Atlantis'] }, { device: 'nokia 3310' }, { operator: 'zzzz' }]) {
      const { entries, unresolved } = ask(listSwitchOffsTool, input);
      expect([entries, unresolved.length]).toEqual([[], 1]);
    }
  });

  it('asks only for services that a device uses', () => {
    const { entries } = ask(listSwitchOffsTool, { device: 'bg77', limit: 100 });
    expect(new Set(entries.map(({ service }) => service))).toEqual(new Set(['nbiot']));
  });
});

describe('list_changes', () => {
  it.each([
    [{}, 5],
    [{ since: '32.16' }, 1],
    [{ since: '2026-10-19' }, 5],
    [{ since: '2026-10-20' }, 1],
    [{ since: '32.17' }, 0],
    [{ country: 'Japan' }, 1],
    [{ device: 'ec25-e' }, 1],
    [{ what: ['verdicts' as const] }, 2],
    [{ country: 'de', what: ['network_bands' as const] }, 1],
  ])('%j has %i changes', (input, count) => expect(ask(listChangesTool, input).changes).toHaveLength(count));

  it('says before and after in short', () => {
    const { changes, text } = ask(listChangesTool, {
      what: ['verdicts', 'states', 'networks', 'network_bands'],
    });
    expect(changes.map(({ what, change, before, after }) => [what, change, before, after])).toEqual([
      ['states', 'changed', 'unknown', 'planned 2028 H2'],
      ['verdicts', 'changed', 'good', 'limited'],
      ['verdicts', 'changed', 'no (unconfirmed)', 'good'],
      ['network_bands', 'added', null, 'cross-checked, core'],
      ['networks', 'removed', 'Gone', null],
    ]);
    expect(text).toContain('de telekom-de ec25-e: good → limited');
  });

  it('does not answer for a version that never was', () => {
    const { changes, unresolved } = ask(listChangesTool, { since: '1.0' });
    expect([changes, unresolved[0]!.parameter, unresolved[0]!.candidates[0]!.id]).toEqual([
      [],
      'since',
      '32.17',
    ]);
  });
});

describe('hostile input', () => {
  const names = fc.oneof(
    fc.string({ maxLength: 80, minLength: 1, unit: 'binary' }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      '../../etc/passwd',
      '<script>',
      'de',
      'ec25-e',
      '德国',
    ),
  );
  const countries = fc.array(names, { minLength: 1, maxLength: 30 });

  it('of thirty unknown countries costs no more than some unknown devices', () => {
    const cost = (input: z.input<typeof checkDeviceTool.input>) => {
      const before = process.cpuUsage();
      ask(checkDeviceTool, input);
      return process.cpuUsage(before).user;
    };
    const unknown = Array.from({ length: 30 }, (_, i) => `zzz unknown country ${i}`);
    // All of several together: the clock of a processor counts in steps, so that one measure alone may be far too low.
    let [countries, device] = [0, 0];
    for (let i = 0; i < 5; i++) {
      countries += cost({ device: 'ec25-e', countries: unknown });
      device += cost({ device: 'nothing at all', countries: ['de'] });
    }
    expect(countries).toBeLessThan(20 * device);
  });

  it('is answered or refused with words, never with a crash', () => {
    fc.assert(
      fc.property(
        names,
        countries,
        fc.string({ minLength: 1, maxLength: 2000, unit: 'binary' }),
        (name, places, text) => {
          ask(checkDeviceTool, { device: name, countries: places });
          ask(checkBandsTool, { bands: text, countries: places.slice(0, 2) });
          ask(findDevicesTool, { countries: places });
          ask(getCountryNetworksTool, { country: name });
          ask(listCoverageTool, { filter: name });
          ask(listSwitchOffsTool, { countries: places, operator: name, device: name });
          ask(listChangesTool, { country: name, device: name });
        },
      ),
      { numRuns: 30 },
    );
  });
});
