/**
 * The page of a check says its answer in its head, before any script runs: in the title, the description and the tags of
 * Open Graph, which programs read that preview a link. The rest of the page is the app's frame, which draws the check.
 */
import { namesByOutcome } from '../../core/tally.js';
import { verdictOf } from '../../core/verdict.js';
import { ANSWER_WORDS, type PlaceAnswer, sayAnswer } from '../../words/answer.js';
import { escapeMarkup } from '../../words/escape-markup.js';
import type { Lang } from '../../words/lang.js';
import { dateIn } from '../../words/lists-and-dates.js';
import { networkName } from '../../words/network-name.js';
import { localPath, matchPath, splitLang } from '../../words/page-paths.js';
import { PAGE_PATHS } from '../../words/pages.js';
import { PREVIEW_TAGS } from '../../words/preview-tags.js';
import { findCountry, findDevice } from '../../world/names/find.js';
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';
import type { SiteFiles } from './site-files.js';

/** What an address asks, as it is written there. */
interface AskedCheck {
  readonly lang: Lang;
  readonly device: string;
  readonly countries: readonly string[];
  readonly networks: readonly string[];
}

/** More countries are answered by the app alone: nobody previews a survey, and no request may cost that much. */
const MOST_COUNTRIES = 60;

/** The files of a site, with the answer in the head of the pages that are checks. */
export function withCheckPages(
  files: SiteFiles,
  data: () => Promise<{ readonly world: World; readonly origin: string }>,
): SiteFiles {
  return {
    answer(path, request) {
      const asked = readCheckAddress(path, request.url);
      return asked ? answerCheck(asked) : files.answer(path, request);

      async function answerCheck(check: AskedCheck): Promise<Response | undefined> {
        const { world, origin } = await data();
        const head = writeHead(check, world, origin, request.url);
        if (head === undefined) return files.answer(path, request);
        // without the caller's encodings and conditions: the text is changed
        const frame = await files.answer(localPath(check.lang, '/'), new Request(request.url));
        if (!frame) return undefined;
        const page = (await frame.text())
          .replace(PREVIEW_TAGS, '')
          .replace(/<link rel="(?:canonical|alternate)"[^>]*>\s*/g, '')
          .replace(/<title>[^]*?<\/title>/, () => head);
        const answer = new Response(request.method === 'HEAD' ? null : page, frame);
        for (const name of ['content-length', 'etag', 'last-modified', 'accept-ranges'])
          answer.headers.delete(name);
        return answer;
      }
    },
  };
}

/** `/?device=ec25-e&in=de,fr` and `/check/ec25-e/de`, in both languages. */
function readCheckAddress(path: string, url: string): AskedCheck | undefined {
  const { lang, path: own } = splitLang(path);
  const report = matchPath(PAGE_PATHS.report, own);
  if (own !== PAGE_PATHS.check && !report) return undefined;
  const query = new URL(url).searchParams;
  const listOf = (text: string | null | undefined) => (text ?? '').split(',').filter(Boolean);
  const device = report?.['id'] ?? query.get('device');
  const countries = listOf(report?.['cc'] ?? query.get('in'));
  if (!device || countries.length === 0 || countries.length > MOST_COUNTRIES) return undefined;
  return { lang, device, countries, networks: listOf(query.get('on')) };
}

/** The tags of the head; `undefined` where the address names something that we do not have. */
function writeHead(
  { lang, device: name, countries, networks }: AskedCheck,
  world: World,
  origin: string,
  url: string,
): string | undefined {
  const device = findDevice(world.devices.values(), name);
  const places = countries.map((country) => findCountry(world.countries.values(), country));
  const known = places.flatMap((found) => (found.kind === 'found' ? [found.item] : []));
  if (device.kind !== 'found' || known.length < places.length) return undefined;
  const unique = [...new Set(known)];
  const { title, headline, why } = sayAnswer(
    device.item.name,
    unique.map((country) => judgePlace(device.item, country, networks, lang)),
    lang,
  );
  const checked = unique.map((country) => country.checked).sort()[0]!;
  const text = [headline, why, ANSWER_WORDS[lang].dataOf(dateIn(lang, checked))].filter(Boolean).join(' ');
  const { pathname, search } = new URL(url);
  const address = origin + pathname + search;
  const tags: readonly (readonly [attribute: string, name: string, content: string])[] = [
    ['name', 'description', text],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    ['property', 'og:type', 'website'],
    ['property', 'og:url', address],
    ['property', 'og:image', `${origin}/pictures/${device.item.id}.png`],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  return [
    `<title>${escapeMarkup(title)} · BandCheck</title>`,
    ...tags.map(
      ([attribute, key, content]) => `<meta ${attribute}="${key}" content="${escapeMarkup(content)}" />`,
    ),
    `<link rel="canonical" href="${escapeMarkup(address)}" />`,
  ].join('\n    ');
}

/** The answer of a country; where the question names some of its networks, of these alone. */
function judgePlace(
  device: WorldDevice,
  country: WorldCountry,
  asked: readonly string[],
  lang: Lang,
): PlaceAnswer {
  const chosen = country.networks.filter(({ id }) => asked.includes(id));
  return {
    country: country.name,
    names: namesByOutcome(
      chosen.length > 0 ? chosen : country.networks,
      (network) => verdictOf(device, network),
      (network) => networkName(network, lang),
    ),
  };
}
