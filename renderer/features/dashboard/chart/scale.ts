/** Round steps by the number of intervals: a single one ends at a round number. */
const steps: Readonly<Record<number, readonly number[]>> = { 1: [1, 2, 5, 10], 3: [1, 2, 3, 4, 6, 8, 10] };

/**
 * The labels of an axis from 0 upwards: round, whole, and with room for the largest value.
 * @param intervals how many lines above the one at 0
 */
export function ticksFor(largest: number, intervals: 1 | 3): number[] {
  const least = Math.max(1, largest / intervals);
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = magnitude * (steps[intervals]?.find((candidate) => candidate * magnitude >= least) ?? 10);
  return Array.from({ length: intervals + 1 }, (_, index) => index * step);
}

/** Returns the indexes of the days with a date on the axis: first, last, and some between in equal steps. */
export function labelledDays(days: number): number[] {
  const step = days > 30 ? 21 : days > 7 ? 7 : 2;
  const regular = Array.from({ length: Math.ceil(days / step) }, (_, index) => index * step);
  const last = days - 1;
  return [...regular.filter((day) => last - day > step / 2), last];
}
