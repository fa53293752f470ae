import { createHash } from 'node:crypto';
import { CREDIT } from '../core/credit.js';
import { type Service, SERVICES } from '../core/service.js';
import { RULE_VERSION } from '../core/verdict.js';
import type { Dataset } from '../dataset/dataset.js';
import type { EvidenceFact, NetworkFact } from '../schema/facts.js';
import { Snapshot } from '../schema/published-manifests.js';
import type { CodeRemark, Evidence, EvidencePlace, NetworkEvidence } from '../world/snapshot/evidence.js';
import { encodeEvidence } from '../world/snapshot/evidence-snapshot.js';
import { encodeWorld } from '../world/snapshot/world-snapshot.js';
import type { World } from '../world/world.js';
import { networksSharing } from './shared-codes.js';
import type { PublishedFiles } from './published-files.js';

/** Adds the world and its evidence, named by their content, and the small file that says where they are. */
export function addSnapshot(world: World, evidence: Evidence, files: PublishedFiles): Snapshot {
  const addHashedFile = (name: string, text: string): Snapshot['world'] => {
    const sha256 = createHash('sha256').update(text).digest('hex');
    const url = `snapshot/${name}-${sha256.slice(0, 16)}.json`;
    files.add(`v1/${url}`, () => text);
    return { url, bytes: Buffer.byteLength(text), sha256 };
  };
  const manifest: Snapshot = {
    version: world.version,
    updated: world.updated,
    rule_version: RULE_VERSION,
    world: addHashedFile('world', encodeWorld(world)),
    evidence: addHashedFile('evidence', encodeEvidence(evidence)),
    license: CREDIT.license,
    attribution: CREDIT.text,
  };
  files.addJson('v1/snapshot.json', Snapshot, () => manifest);
  return manifest;
}

/** The sources behind the data, and the bands that no verdict asks for. */
export function datasetEvidence(dataset: Dataset): Evidence {
  const { data, sources, countries, devices, contradictions, corrections } = dataset;
  const networks = countries.flatMap((country) => country.networks);
  return {
    version: data.version,
    updated: data.checked,
    sources: new Map(Object.entries(sources)),
    networks: new Map(networks.map((network) => [network.id, networkEvidence(network)])),
    devices: new Map(devices.map((device) => [device.id, device.sources])),
    olderBands: new Map(
      devices
        .filter(({ umts, gsm_mhz }) => umts.length + gsm_mhz.length > 0)
        .map(({ id, umts, gsm_mhz }) => [id, { umts, gsmMhz: gsm_mhz }]),
    ),
    places: new Map(devices.flatMap(({ id, evidence }) => (evidence ? [[id, evidence.map(placeOf)]] : []))),
    contradictions,
    remarks: new Map(
      devices.flatMap(({ id, region = null, compare_label = false, note = null }) =>
        region !== null || compare_label || note !== null
          ? [[id, { region, compareLabel: compare_label, note }]]
          : [],
      ),
    ),
    codes: new Map(
      networks.flatMap(({ id }) => {
        const remarks = codeRemarks(id, dataset);
        return remarks.length > 0 ? [[id, remarks]] : [];
      }),
    ),
    corrections: new Map(
      [...new Set(corrections.map(({ subject }) => subject))].map((id) => [
        id,
        corrections
          .filter(({ subject }) => subject === id)
          .map(({ correction: { field, from, to, why, certainty, evidence }, outcome }) => ({
            ...placeOf(evidence),
            field,
            from,
            to,
            why,
            certainty,
            outcome,
          })),
      ]),
    ),
  };
}

function codeRemarks(id: string, { plmn }: Dataset): CodeRemark[] {
  return (plmn[id] ?? [])
    .map((fact): CodeRemark => ({
      plmn: fact.plmn,
      sharedWith: networksSharing(fact, id, plmn),
      virtualOperators: fact.virtual_operators ?? [],
      note: fact.note ?? null,
    }))
    .filter(
      ({ sharedWith, virtualOperators, note }) =>
        sharedWith.length + virtualOperators.length > 0 || note !== null,
    );
}

function placeOf({ source, place, quote }: EvidenceFact): EvidencePlace {
  return { source, place: place ?? null, quote: quote ?? null };
}

function networkEvidence({ lte, nr, status }: NetworkFact): NetworkEvidence {
  return {
    bands: new Map([...lte, ...nr].map(({ band, sources }) => [band, sources])),
    states: new Map(
      SERVICES.map((service): [Service, string | null] => [service, status[service].source]).filter(
        (entry): entry is [Service, string] => entry[1] !== null,
      ),
    ),
  };
}
