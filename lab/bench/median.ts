/** Runs of each measurement, of which the median counts. */
export const runs = 5;

/** The middle one, or the mean of the middle two. NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** Measures five times, one after the other. */
export async function medianOfRuns(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run++) values.push(await measure());
  return median(values);
}

/** Measures two things in turns, so that what else the machine does in between hits both. */
export async function mediansInTurns(
  first: () => Promise<number>,
  second: () => Promise<number>,
): Promise<[number, number]> {
  const values: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    values[0].push(await first());
    values[1].push(await second());
  }
  return [median(values[0]), median(values[1])];
}

/** Milliseconds that one call takes at the median of `times` calls, one after the other, without the first tenth. */
export async function medianCall(times: number, call: () => Promise<unknown>): Promise<number> {
  const durations: number[] = [];
  for (let done = 0; done < times; done++) {
    const begun = performance.now();
    await call();
    durations.push(performance.now() - begun);
  }
  return median(durations.slice(Math.floor(times / 10)));
}
