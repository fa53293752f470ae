/** A published check read back: the answer for one device in one country, as the engine gave it. */
import { hasPassed } from '../../core/date.js';
import type { Caution, Reason } from '../../core/reason.js';
import type { DateNote, ServiceState, StatedService } from '../../core/service.js';
import type { Judgement, Verdict } from '../../core/verdict.js';
import { guard, type Shape } from './shape.js';
import type { LocalName } from '../world.js';

/** A network, and the verdict on it. */
export interface CheckedNetwork {
  readonly id: string;
  readonly name: string;
  readonly judgement: Judgement;
}

/** Whether a device works on the networks of a country. */
export interface CountryCheck {
  /** Both empty for a list of bands. */
  readonly device: { readonly id: string; readonly name: string };
  readonly country: {
    /** ISO 3166-1 alpha-2, lower case. */
    readonly cc: string;
    /** As it stands inside a sentence. */
    readonly name: LocalName;
    /** Day on which the facts were checked, `YYYY-MM-DD`. */
    readonly checked: string;
  };
  readonly networks: readonly CheckedNetwork[];
}

/** A state as it is published. */
type Published<T extends ServiceState> = Omit<T, 'dateNote'> & { readonly date_note?: DateNote };

interface CheckJson {
  readonly model: CountryCheck['device'];
  readonly country: { readonly cc: string; readonly names: LocalName };
  readonly as_of: string;
  readonly networks: readonly (Pick<Judgement, 'verdict' | 'confirmed' | 'basis'> & {
    readonly id: string;
    readonly name: string;
    readonly lte_bands_lacking: readonly string[];
    readonly nr_bands_lacking: readonly string[];
    readonly optional_bands_lacking: Judgement['missing'];
    readonly nr: { readonly state: NonNullable<Judgement['nr']> } | null;
    readonly reasons: readonly Reason[];
    readonly cautions: readonly Caution[];
    readonly services: readonly Published<StatedService>[];
  })[];
}

const VERDICTS: Record<Verdict, true> = { good: true, limited: true, no: true };

const CHECK: Shape = {
  model: { id: '', name: '' },
  country: { cc: '', names: { en: '', zh: '' } },
  as_of: '',
  networks: [
    {
      name: '',
      verdict: (value) => Object.hasOwn(VERDICTS, String(value)),
      basis: '',
      lte_bands_lacking: [''],
      nr_bands_lacking: [''],
      optional_bands_lacking: { lte: [''], nr: [''] },
      reasons: [{ code: '' }],
      cautions: [{ code: '' }],
      services: [{ service: '', state: '' }],
    },
  ],
};

/**
 * `v1/check/{id}/{cc}.json`
 * @param asOf the day of asking, `YYYY-MM-DD`: an announced date may have passed since the check was published
 * @throws where it is not of this form
 */
export function readCheck(json: unknown, asOf: string): CountryCheck {
  guard(json, CHECK);
  const { model, country, as_of: checked, networks } = json as CheckJson;
  return {
    device: model,
    country: { cc: country.cc.toLowerCase(), name: country.names, checked },
    networks: networks.map((network) => {
      const { id, name, verdict, confirmed, basis, nr, reasons, cautions, services } = network;
      const {
        lte_bands_lacking: lte,
        nr_bands_lacking: nrLacking,
        optional_bands_lacking: optional,
      } = network;
      return {
        id,
        name,
        judgement: {
          verdict,
          confirmed,
          basis,
          reasons,
          missing: { lte: [...lte, ...optional.lte], nr: [...nrLacking, ...optional.nr] },
          nr: nr?.state ?? null,
          services: services.map(stated),
          cautions: cautions
            .filter(({ code }) => code !== 'planned-date-passed')
            .flatMap((published) => {
              const caution = stated(published as never) as Caution;
              return caution.code === 'network-ends' && hasPassed(caution, asOf)
                ? [caution, { ...caution, code: 'planned-date-passed' }]
                : caution;
            }),
        },
      };
    }),
  };
}

function stated<T extends ServiceState>({ date_note, ...state }: Published<T>): T {
  return { ...state, dateNote: date_note } as never;
}
