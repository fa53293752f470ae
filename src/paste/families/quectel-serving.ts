import { type AtCall, type AtField } from '../at-call.js';
import {
  type AtFamily,
  found,
  type FoundBand,
  isBand,
  NOTHING,
  type PlmnRead,
  ratOf,
  type Reading,
} from '../reading.js';
import { type Technology } from '../read-result.js';

/** Access technology as QENG and QNWINFO name it. */
function technologyOf(text: string): Technology | undefined {
  const name = text.toUpperCase();
  if (name.includes('NSA')) return 'nr-nsa';
  if (name.includes('NR5G')) return name.includes('SA') ? 'nr-sa' : 'nr';
  if (name.includes('EMTC') || name.includes('CAT-M')) return 'lte-m';
  if (name.includes('NB')) return 'nb-iot';
  return name.includes('LTE') ? 'lte' : undefined;
}

/** Quectel `+QNWINFO`, `+QCAINFO` (a text such as `LTE BAND 3`) and `+QENG` (fields by position). */
export const quectelServing: AtFamily = {
  keys: ['+QNWINFO', '+QCAINFO', '+QENG'],
  read(call): Reading | undefined {
    if (call.form !== 'answer') return NOTHING;
    const { bands, plmns } = call.key === '+QENG' ? cell(call) : named(call);
    return { sets: bands.length > 0 ? [{ kind: 'serving', bands }] : [], plmns };
  },
};

interface Cell {
  readonly bands: FoundBand[];
  readonly plmns: PlmnRead[];
}

/** A field `LTE BAND 3` or `NR5G_BAND 78`; the PLMN is QNWINFO's second field. */
function named(call: AtCall): Cell {
  const act = technologyOf(call.fields[0]?.text ?? '');
  const bands: FoundBand[] = [];
  for (const field of call.fields) {
    const match = /^(LTE|NR5G)[ _]?BAND ?(\d{1,3})$/i.exec(field.text);
    const technology = match && technologyOf(match[1]!);
    if (!technology || !isBand(ratOf(technology), Number(match[2]))) continue;
    const named = act !== undefined && ratOf(act) === ratOf(technology) ? act : technology;
    bands.push(found(named, Number(match[2]), field));
  }
  const second = call.fields[1];
  const plmns =
    call.key === '+QNWINFO' && second && /^\d{5,6}$/.test(second.text)
      ? [{ ...second, plmn: second.text }]
      : [];
  return { bands, plmns };
}

/** Distance from the technology's field to MCC and to the band. */
const POSITIONS: Readonly<Record<string, readonly [number, number]>> = {
  'nr-nsa': [1, 8],
  'nr-sa': [2, 8],
  lte: [2, 7],
};

function cell(call: AtCall): Cell {
  const at = call.fields.findIndex(({ text, quoted }) => quoted && technologyOf(text) !== undefined);
  const technology = at < 0 ? undefined : technologyOf(call.fields[at]!.text);
  if (technology === undefined || /neighbour/i.test(call.fields[0]!.text)) return { bands: [], plmns: [] };
  const [mcc, band] = POSITIONS[technology] ?? POSITIONS['lte']!;
  const bandField = call.fields[at + band];
  const number = /^\d{1,3}$/.test(bandField?.text ?? '') ? Number(bandField!.text) : 0;
  return {
    bands: isBand(ratOf(technology), number) ? [found(technology, number, bandField!)] : [],
    plmns: plmnOf(call.fields[at + mcc], call.fields[at + mcc + 1]),
  };
}

function plmnOf(mcc: AtField | undefined, mnc: AtField | undefined): PlmnRead[] {
  if (!/^\d{3}$/.test(mcc?.text ?? '') || !/^\d{2,3}$/.test(mnc?.text ?? '')) return [];
  const offset = mcc!.offset;
  return [{ plmn: mcc!.text + mnc!.text, offset, length: mnc!.offset + mnc!.length - offset }];
}
