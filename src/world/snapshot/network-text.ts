/** Networks as text: names, codes and states. */
import { DATE_NOTES, type DateNote, type ServiceState, type State, STATES } from '../../core/service.js';
import type { NetworkCode, WorldNetwork } from '../world.js';
import { escapeSeparators, LINE, PART, requirePart, unescapeSeparators } from './snapshot-text.js';

/** Name, id and group; the id as far as it does not follow from name and country, no group where it is the name. */
export function encodeNetwork({ id, name, group }: WorldNetwork, cc: string): string {
  const groupText = group === null ? NO_GROUP : group === name ? '' : escapeSeparators(group);
  return [escapeSeparators(name), shortenId(id, name, cc), groupText].join(PART).replace(/;+$/, '');
}

export function decodeNetwork(line: string, cc: string): Pick<WorldNetwork, 'id' | 'name' | 'group'> {
  const [nameText = '', short = '', group = ''] = line.split(PART);
  const name = unescapeSeparators(nameText);
  return {
    id: completeId(short, name, cc),
    name,
    group: group === NO_GROUP ? null : group === '' ? name : unescapeSeparators(group),
  };
}

/** Stands for a network of no group; no escaped text is a lone tilde. */
const NO_GROUP = '~';

function shortenId(id: string, name: string, cc: string): string {
  const shorts = ['', '=', '+', `-${id.slice(cc.length + 1)}`, `${id.slice(0, -cc.length - 1)}+`];
  return shorts.find((short) => completeId(short, name, cc) === id) ?? id;
}

/** `` is `cc-name`, `=` is `name`, `+` is `name-cc`, `-rest` is `cc-rest`, `rest+` is `rest-cc`, others are whole. */
function completeId(short: string, name: string, cc: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (short === '' || short === '=') return short === '=' ? slug : `${cc}-${slug}`;
  if (short.startsWith('-')) return cc + short;
  if (short.endsWith('+')) return `${short.slice(0, -1) || slug}-${cc}`;
  return short;
}

/** The codes of each network: `262:01 06?` is 262-01 and 262-06, listed only; an MCC holds until the next one. */
export function encodeCodes(networks: readonly WorldNetwork[]): string {
  let current = '';
  return networks
    .map(({ codes = [] }) =>
      codes
        .map(({ plmn, status }) => {
          const [mcc, mnc] = plmn.split('-') as [string, string];
          const turn = mcc === current ? '' : `${mcc}:`;
          current = mcc;
          return turn + mnc + (status === 'listed' ? '?' : '');
        })
        .join(' '),
    )
    .join(LINE);
}

export function decodeCodes(text: string): NetworkCode[][] {
  let mcc = '';
  return text.split(LINE).map((line) =>
    Array.from(line.matchAll(/(?:(\d{3}):)?(\d{2,3})(\??)/g), ([, turn, mnc, listed]) => {
      mcc = turn ?? mcc;
      return { plmn: `${mcc}-${mnc}`, status: listed ? ('listed' as const) : ('operational' as const) };
    }),
  );
}

/** A state is one letter, in the order of `STATES`; its date and the half or quarter of a year follow it. */
export function encodeState({ state, date, dateNote }: ServiceState): string {
  const note = dateNote ? String(DATE_NOTES.indexOf(dateNote)) : '';
  return String.fromCharCode(97 + STATES.indexOf(state)) + (date ?? '') + (note && `/${note}`);
}

export function decodeStates(text: string): ServiceState[] {
  return Array.from(text.matchAll(/([a-z])([\d-]*)(?:\/(\d))?/g), ([, letter, date, note]) => ({
    state: requirePart<State>(STATES[letter!.charCodeAt(0) - 97]),
    date: date || null,
    ...(note !== undefined && { dateNote: requirePart<DateNote>(DATE_NOTES[Number(note)]) }),
  }));
}
