/** One measured figure. */
export interface Figure {
  /** What was measured where: 'first-load /login javascript'. */
  name: string;
  value: number;
  /** bytes, requests, milliseconds… */
  unit: string;
  /** What the value must not exceed. */
  bound?: number;
  /** The same figure of the simplest thing that could do the job, measured in the same run. */
  floor?: number;
  /** value / floor */
  ratio?: number;
}

/** Measures one subject; each run starts what it needs and ends it. */
export type Benchmark = () => Promise<Figure[]>;

/** True where the figure keeps its bound, or has none. */
export function isWithinBound({ value, bound }: Figure): boolean {
  return bound === undefined || value <= bound;
}
