/** Answers of many devices in many countries: each judged when it is first needed, and kept. */
import { type Overall, OVERALLS, overallOf, type Tally, tallyNetworks } from '../../core/tally.js';
import type { PreparedDevice } from '../../core/prepare.js';
import type { WorldCountry } from '../../world/world.js';

/** A device at the head of a column: one that is known by name, or pasted bands. */
export interface GridDevice extends PreparedDevice {
  readonly id: string;
  readonly name: string;
  readonly vendor: string | null;
}

/** The order of the rows: by name, by trouble (of all devices together), or by the answers of one device. */
export interface GridSort {
  readonly by: 'name' | 'trouble' | GridDevice;
  /** From Z to A, or the best answers first. */
  readonly reversed: boolean;
}

export class AnswerMatrix {
  readonly #tallies: (Tally | undefined)[] = [];
  /** The first answer that is perhaps not judged yet. */
  #next = 0;

  /**
   * @param countries the rows, by name
   * @param devices the columns
   */
  constructor(
    readonly countries: readonly WorldCountry[],
    readonly devices: readonly GridDevice[],
  ) {}

  /** What the networks of a country say together about a device. */
  tallyAt(row: number, column: number): Tally {
    const at = row * this.devices.length + column;
    return (this.#tallies[at] ??= judgeCell(this.countries[row]!, this.devices[column]!));
  }

  overallAt(row: number, column: number): Overall {
    return overallOf(this.tallyAt(row, column));
  }

  get isComplete(): boolean {
    return this.#next >= this.countries.length * this.devices.length;
  }

  /**
   * Judges what is left, until everything is judged or `isLate` says so.
   * @returns whether everything is judged
   */
  judgeMore(isLate: () => boolean): boolean {
    const columns = this.devices.length;
    while (!this.isComplete) {
      this.tallyAt(Math.floor(this.#next / columns), this.#next % columns);
      this.#next++;
      if (isLate()) break;
    }
    return this.isComplete;
  }
}

/** What was judged before, for the next matrix with the same countries and devices: somebody who types makes many. */
const judged = new WeakMap<WorldCountry, WeakMap<GridDevice, Tally>>();

function judgeCell(country: WorldCountry, device: GridDevice): Tally {
  let ofCountry = judged.get(country);
  if (!ofCountry) judged.set(country, (ofCountry = new WeakMap()));
  let tally = ofCountry.get(device);
  if (!tally) {
    tally = tallyNetworks(device, country.networks);
    ofCountry.set(device, tally);
  }
  return tally;
}

/** Reads `sort=trouble`, `sort=ec25-e`, `sort=-name`; a minus sign turns the order round. `unknown` is what we do not have. */
export function readGridSort(
  text: string | null,
  devices: readonly GridDevice[],
): GridSort & { readonly unknown?: string } {
  const reversed = text?.startsWith('-') ?? false;
  const name = reversed ? text!.slice(1) : (text ?? 'name');
  if (name === 'name' || name === 'trouble') return { by: name, reversed };
  const device = devices.find(({ id }) => id === name);
  return device ? { by: device, reversed } : { by: 'name', reversed: false, unknown: name };
}

/** The order as it stands in the address; `null` for the order that needs no words. */
export function writeGridSort({ by, reversed }: GridSort): string | null {
  if (by === 'name' && !reversed) return null;
  return (reversed ? '-' : '') + (typeof by === 'string' ? by : by.id);
}

/** Whether the order needs every answer of the matrix, and not those of one column alone. */
export function needsEveryAnswer({ by }: GridSort): boolean {
  return by === 'trouble';
}

/** The numbers of the rows in an order. Countries that fare alike stay in the order of their names. */
export function orderRows(matrix: AnswerMatrix, { by, reversed }: GridSort): number[] {
  const rows = matrix.countries.map((_, row) => row);
  if (by === 'name') return reversed ? rows.reverse() : rows;
  const columns = by === 'trouble' ? matrix.devices.map((_, column) => column) : [matrix.devices.indexOf(by)];
  const trouble = rows.map((row) => {
    const sum = columns.reduce((all, column) => all + troubleOf(matrix.tallyAt(row, column)), 0);
    return Math.round(sum * 1e6); // a third added three times may miss 1 by a rounding error
  });
  const turn = reversed ? -1 : 1;
  return rows.sort((a, b) => turn * (trouble[b]! - trouble[a]!) || a - b);
}

/** How bad an answer is: 0 where every network is good, and more the fewer are; an answer of a worse kind is always more. */
function troubleOf(tally: Tally): number {
  const { good, limited, unconfirmed, no } = tally;
  return OVERALLS.indexOf(overallOf(tally)) + 1 - good / (good + limited + unconfirmed + no);
}
