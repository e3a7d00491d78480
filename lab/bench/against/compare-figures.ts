import { median } from '../median.ts';

/** What `npm run bench -- --json` prints for one figure: see print-figure.ts. */
export interface PrintedFigure {
  name: string;
  value: number | null;
  unit: string;
  /** value / floor */
  ratio?: number;
  boundIs?: 'most' | 'least';
}

/** One figure in the runs of both sides; undefined for the side that does not have it. */
export interface Comparison {
  name: string;
  unit: string;
  /** Medians; of the ratio to the floor where the figure has one, since that is what the machine changes least. */
  before: number | undefined;
  after: number | undefined;
  /** after / before, the median of the pairs. */
  ratio: number | undefined;
  /** How far the ratios of the pairs are from it, at the median. */
  spread: number;
  /** Whether it is worse by more than `tolerance` beyond the spread. */
  isWorse: boolean;
}

const tolerance = 0.05;

/**
 * Compares the figures of pairs of runs.
 * @param before figures of each run of the older side; `after` has as many runs
 */
export function compareFigures(
  before: readonly PrintedFigure[][],
  after: readonly PrintedFigure[][],
): Comparison[] {
  const names = new Set([...after.flat(), ...before.flat()].map(({ name }) => name));
  return [...names]
    .filter((name) => !name.startsWith('calibration'))
    .map((name) => compare(name, before, after));
}

function compare(
  name: string,
  before: readonly PrintedFigure[][],
  after: readonly PrintedFigure[][],
): Comparison {
  const pick = (runs: readonly PrintedFigure[][]) =>
    runs.map((run) => run.find((figure) => figure.name === name));
  const [olds, news] = [pick(before), pick(after)];
  const found = [...news, ...olds].filter((figure) => figure !== undefined);
  const hasRatio = found.every(({ ratio }) => ratio !== undefined);
  const values = (figures: typeof olds) =>
    figures.map((figure) => (hasRatio ? figure?.ratio : (figure?.value ?? undefined)));
  const [oldValues, newValues] = [values(olds), values(news)];
  const ratios = newValues.flatMap((value, pair) => ratioOf(oldValues[pair], value) ?? []);
  const ratio = median(ratios);
  const spread = median(ratios.map((one) => (one === ratio ? 0 : Math.abs(one - ratio))));
  const change = isMoreBetter(found) ? 1 - ratio : ratio - 1;
  return {
    name,
    unit: hasRatio ? 'of the floor' : (found[0]?.unit ?? ''),
    before: known(median(oldValues.filter((value) => value !== undefined))),
    after: known(median(newValues.filter((value) => value !== undefined))),
    ratio: known(ratio),
    spread: known(spread) ?? 0,
    isWorse: change > tolerance + spread,
  };
}

/** Undefined where there is nothing to compare; 1 for two zeros. */
function ratioOf(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined || after === undefined) return undefined;
  return before === after ? 1 : after / before;
}

function isMoreBetter(figures: readonly PrintedFigure[]): boolean {
  const bound = figures.find(({ boundIs }) => boundIs)?.boundIs;
  return bound ? bound === 'least' : figures.some(({ unit }) => unit.endsWith('/s'));
}

function known(value: number): number | undefined {
  return Number.isNaN(value) ? undefined : value;
}
