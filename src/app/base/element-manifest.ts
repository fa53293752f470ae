/** The elements as their manifest describes them. */
import tags from 'virtual:elements';

/** An attribute, property, event, slot, part or custom property. */
export interface Described {
  readonly name: string;
  readonly description: string;
  /** As TypeScript writes it; empty where there is none. */
  readonly type: string;
  readonly default: string;
}

export const DESCRIBED_KINDS = ['attributes', 'properties', 'events', 'slots', 'parts', 'styles'] as const;
export type DescribedKind = (typeof DESCRIBED_KINDS)[number];

type DescribedElement = Readonly<Record<DescribedKind, readonly Described[]>>;

export const ELEMENT_TAGS = ['band-check', 'band-countries', 'band-paste'] as const;
export type ElementTag = (typeof ELEMENT_TAGS)[number];

export const ELEMENT_MANIFEST = tags as Readonly<Record<ElementTag, DescribedElement>>;

/** The values that an attribute may have, where it is a choice. */
export function valuesOf({ type }: Described): string[] {
  return [...type.matchAll(/'([^']+)'/g)].map(([, value]) => value!);
}
