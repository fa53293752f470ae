/** The second file of a snapshot: the evidence, with sources named once and referred to by their place. */
import type { Service } from '../../core/service.js';
import { finishSteps, type Steps } from '../../core/steps.js';
import type { CodeRemark, Contradiction, Evidence, EvidenceCorrection, NetworkEvidence } from './evidence.js';
import { openFile, sealFile } from './snapshot-file.js';
import { requirePart } from './snapshot-text.js';

/** The text of the evidence file. */
export function encodeEvidence(evidence: Evidence): string {
  const { version, updated, sources, networks, devices, olderBands } = evidence;
  const { places, remarks, codes, contradictions, corrections } = evidence;
  const ids = [...sources.keys()];
  const index = new Map(ids.map((id, i) => [id, i]));
  const indexOf = (id: string) => {
    const i = index.get(id);
    if (i === undefined) throw new TypeError(`no source has the id ${JSON.stringify(id)}`);
    return i;
  };
  return sealFile('bandcheck-evidence', {
    version,
    updated,
    sources: ids.map((id) => {
      const { publisher, grade, url, date, read } = sources.get(id)!;
      return read ? [id, publisher, grade, url, date, 1] : [id, publisher, grade, url, date];
    }),
    networks: [...networks].map(([id, { bands, states }]) => [
      id,
      [...bands].map(([band, of]) => [band, ...of.map(indexOf)]),
      [...states].map(([service, of]) => [service, indexOf(of)]),
    ]),
    devices: [...devices].map(([id, of]) => [id, ...of.map(indexOf)]),
    older_bands: [...olderBands].map(([id, { umts, gsmMhz }]) => [id, umts, gsmMhz]),
    places: [...places].map(([id, of]) => [
      id,
      ...of.map(({ source, place, quote }): PlaceText => [indexOf(source), place, quote]),
    ]),
    remarks: [...remarks].map(([id, { region, compareLabel, note }]) => [
      id,
      region,
      compareLabel ? 1 : 0,
      note,
    ]),
    codes: [...codes].map(([id, of]) => [id, ...of]),
    contradictions: [...contradictions],
    corrections: [...corrections].map(([id, of]) => [
      id,
      ...of.map((correction) => ({ ...correction, source: indexOf(correction.source) })),
    ]),
  } satisfies EvidenceFile);
}

/**
 * The evidence of an evidence file's text.
 * @throws SnapshotError if the text is damaged, no evidence file, or of another version
 */
export function decodeEvidence(text: string): Evidence {
  return finishSteps(decodeEvidenceInSteps(text));
}

/** The same for a page that must answer to a person meanwhile: a step for each network and for each list of the others. */
export function decodeEvidenceInSteps(text: string): Steps<Evidence> {
  return openFile('bandcheck-evidence', text, readEvidence);
}

function* readEvidence(file: Record<string, unknown>): Steps<Evidence> {
  const evidence = file as unknown as EvidenceFile;
  const { version, updated, sources, devices, older_bands } = evidence;
  const { places, remarks, codes, contradictions, corrections } = evidence;
  const idOf = (i: number) => requirePart(sources[i])[0];
  const networks = new Map<string, NetworkEvidence>();
  for (const [id, bands, states] of evidence.networks) {
    networks.set(id, {
      bands: new Map(bands.map(([band, ...of]) => [band, of.map(idOf)])),
      states: new Map(states.map(([service, of]) => [service, idOf(of)])),
    });
    yield;
  }
  const sourcesById = new Map(
    sources.map(([id, publisher, grade, url, date, read]) => [
      id,
      { publisher, grade, url, date, ...(read && { read: true as const }) },
    ]),
  );
  yield;
  const sourcesOfDevices = new Map(devices.map(([id, ...of]) => [id, of.map(idOf)]));
  yield;
  return {
    version,
    updated,
    sources: sourcesById,
    networks,
    devices: sourcesOfDevices,
    olderBands: new Map(older_bands.map(([id, umts, gsmMhz]) => [id, { umts, gsmMhz }])),
    places: new Map(
      places.map(([id, ...of]) => [
        id,
        of.map(([source, place, quote]) => ({ source: idOf(source), place, quote })),
      ]),
    ),
    remarks: new Map(
      remarks.map(([id, region, label, note]) => [id, { region, compareLabel: label === 1, note }]),
    ),
    codes: new Map(codes.map(([id, ...of]) => [id, of])),
    contradictions,
    corrections: new Map(
      corrections.map(([id, ...of]) => [
        id,
        of.map((correction) => ({ ...correction, source: idOf(correction.source) })),
      ]),
    ),
  };
}

/** Sources are referred to by their place in the list. */
interface EvidenceFile {
  version: string;
  updated: string;
  sources: [id: string, publisher: string, grade: string, url: string, date: string, read?: 1][];
  networks: [id: string, bands: [band: string, ...of: number[]][], states: [Service, number][]][];
  devices: [id: string, ...of: number[]][];
  older_bands: [id: string, umts: readonly string[], gsmMhz: readonly number[]][];
  places: [id: string, ...of: PlaceText[]][];
  remarks: [id: string, region: string | null, compareLabel: 0 | 1, note: string | null][];
  codes: [id: string, ...of: CodeRemark[]][];
  contradictions: Contradiction[];
  corrections: [id: string, ...of: (Omit<EvidenceCorrection, 'source'> & { source: number })[]][];
}
type PlaceText = [source: number, place: string | null, quote: string | null];
