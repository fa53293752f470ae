/** What a person would say of a grid: which device does best, in how many countries it works, and which hold it back. */
import { OVERALLS, outcomeOf } from '../../core/tally.js';
import { verdictOf } from '../../core/verdict.js';
import type { GridHeadline, HeldBack } from '../../words/grid.js';
import type { Lang } from '../../words/lang.js';
import { networkName } from '../../words/network-name.js';
import type { LocalName, WorldCountry } from '../../world/world.js';
import type { AnswerMatrix, GridDevice } from './answer-matrix.js';

/** More names than this are counted and not read. */
const MOST_NAMES = 6;
/** A country of which more networks than this hold the device back is named without them. */
const MOST_NETWORKS = 2;

export interface GridSummary extends GridHeadline {
  readonly heldBack: readonly HeldBack[];
  readonly moreHeldBack: number;
  /** Countries in which no source says that the device works, and none says that it does not. */
  readonly unconfirmed: readonly LocalName[];
  readonly moreUnconfirmed: number;
}

/** @param matrix with at least one country and one device, completely judged */
export function summarizeGrid(matrix: AnswerMatrix, lang: Lang): GridSummary {
  const scores = matrix.devices.map((_, column) => scoreColumn(matrix, column));
  const best = scores.reduce((high, score, column) => (score > scores[high]! ? column : high), 0);
  const device = matrix.devices[best]!;
  const { countries } = matrix;
  const overalls = countries.map((_, row) => matrix.overallAt(row, best));
  const works = overalls.filter((overall) => overall === 'good').length;
  const held = countries.filter((_, row) => ['some', 'limited', 'no'].includes(overalls[row]!));
  const unconfirmed = countries.filter((_, row) => overalls[row] === 'unconfirmed');
  return {
    device: device.name,
    alone: matrix.devices.length === 1,
    ties: scores.filter((score) => score === scores[best]).length - 1,
    works,
    all: countries.length,
    ...(countries.length === 1 && { country: countries[0]!.name }),
    heldBack:
      countries.length === 1
        ? []
        : held.slice(0, MOST_NAMES).map((country) => holdBack(country, device, lang)),
    moreHeldBack: Math.max(0, held.length - MOST_NAMES),
    unconfirmed: unconfirmed.slice(0, MOST_NAMES).map(({ name }) => name),
    moreUnconfirmed: Math.max(0, unconfirmed.length - MOST_NAMES),
  };
}

/** A number that is higher the more countries have a better answer: those that work everywhere count before all others. */
function scoreColumn(matrix: AnswerMatrix, column: number): number {
  const counts = OVERALLS.map(() => 0);
  matrix.countries.forEach((_, row) => counts[OVERALLS.indexOf(matrix.overallAt(row, column))]!++);
  return counts.reduce((score, count) => score * (matrix.countries.length + 1) + count, 0);
}

/** The networks that hold a device back in a country, where the others there work. */
function holdBack({ name, networks }: WorldCountry, device: GridDevice, lang: Lang): HeldBack {
  const others = networks.filter((network) => outcomeOf(verdictOf(device, network)) !== 'good');
  const areFew = others.length < networks.length && others.length <= MOST_NETWORKS;
  return { country: name, networks: areFew ? others.map((network) => networkName(network, lang)) : [] };
}
