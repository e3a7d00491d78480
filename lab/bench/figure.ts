import type { TestDatabase } from '../../tests/support/create-test-database.ts';
import type { Rows } from './seeded-database.ts';

/** One measured figure. */
export interface Figure {
  /** What was measured where: 'first-load /login javascript'. */
  name: string;
  /** Null where this machine cannot tell; `note` says why. */
  value: number | null;
  /** bytes, requests, ms, requests/s… */
  unit: string;
  /** The same figure of the simplest thing that could do the job, measured in the same run. */
  floor?: number;
  /** What value or ratio have to keep. */
  bound?: Bound;
  /** What a reader has to know beside the number. */
  note?: string;
}

/** A limit on the value, or on its ratio to the floor. */
export type Bound = { of: 'value' | 'ratio' } & ({ most: number } | { least: number });

export const atMost = (most: number): Bound => ({ of: 'value', most });
export const ratioAtMost = (most: number): Bound => ({ of: 'ratio', most });
export const ratioAtLeast = (least: number): Bound => ({ of: 'ratio', least });

/** What a benchmark is told about the run that it is part of, and gets from it. */
export interface BenchRun {
  /** A bound in time, as this machine has to keep it; see calibration.ts. */
  allow(time: number): number;
  /** A database with so many example records; the same one for all who ask for as many. */
  seeded(rows: Rows): Promise<TestDatabase>;
}

/** Measures one subject, figure by figure; it starts what it needs and ends it. */
export type Benchmark = (run: BenchRun) => AsyncIterable<Figure>;

/** value / floor; undefined without both. */
export function ratioOf({ value, floor }: Figure): number | undefined {
  return value === null || floor === undefined ? undefined : value / floor;
}

/** True where the figure keeps its bound, or has none, or was not measured. */
export function isWithinBound(figure: Figure): boolean {
  const { bound } = figure;
  if (bound === undefined || figure.value === null) return true;
  const measured = bound.of === 'ratio' ? ratioOf(figure) : figure.value;
  if (measured === undefined) return false;
  return 'most' in bound ? measured <= bound.most : measured >= bound.least;
}
