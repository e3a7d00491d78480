import type { Benchmark } from './figure.ts';
import { measureFirstLoad } from './first-load.ts';

/** By the name that `--only` takes. */
export const benchmarks: Record<string, Benchmark> = {
  'first-load': measureFirstLoad,
};
