import { SERVICES } from '../core/service.js';
import type { Draft } from './draft.js';

/** A place that cites a source. */
interface Citation {
  readonly file: string;
  readonly at: string;
  readonly source: string;
}

/** Every citation in the well-formed files. */
export function citations(draft: Draft): Citation[] {
  const found: Citation[] = [];
  const cite = (file: string, at: string, sources: readonly string[]): void => {
    sources.forEach((source, i) => found.push({ file, at: `${at}sources[${i}]`, source }));
  };
  for (const [file, { networks }] of draft.all('country'))
    networks.forEach((network, n) => {
      for (const rat of ['lte', 'nr'] as const)
        network[rat].forEach(({ sources }, b) => {
          cite(file, `networks[${n}].${rat}[${b}].`, sources);
        });
      for (const service of SERVICES) {
        const { source } = network.status[service];
        if (source !== null) found.push({ file, at: `networks[${n}].status.${service}.source`, source });
      }
    });
  for (const [file, { sources, evidence = [] }] of draft.all('device')) {
    cite(file, '', sources);
    evidence.forEach(({ source }, i) => found.push({ file, at: `evidence[${i}].source`, source }));
  }
  for (const kind of ['networkCorrections', 'deviceCorrections'] as const)
    for (const [file, { corrections }] of draft.all(kind))
      corrections.forEach(({ evidence: { source } }, i) =>
        found.push({ file, at: `corrections[${i}].evidence.source`, source }),
      );
  (draft.one('bands') ?? []).forEach(({ sources }, b) => {
    cite('bands.json', `[${b}].`, sources);
  });
  return found;
}
