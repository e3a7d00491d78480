/** Reads a filter of several values, parted by commas in an address. What is not understood counts as not given. */
export function readSeveral<Value extends string>(
  parameters: URLSearchParams,
  name: string,
  known: readonly Value[],
): Value[] {
  const given = parameters.get(name)?.split(',') ?? [];
  return known.filter((value) => given.includes(value));
}

/** Several values as an address and an operation take them; undefined for none. */
export function severalText(values: readonly string[]): string | undefined {
  return values.length > 0 ? values.join(',') : undefined;
}

/** The year 5138: what comes later is written with more than four digits. */
const latest = 1e14;

/** Reads a time after 1970 that is written as ours are: '2026-10-25T22:00:00.000Z'. */
export function readTimestamp(parameters: URLSearchParams, name: string): string | undefined {
  const text = parameters.get(name) ?? '';
  const moment = Date.parse(text);
  return moment > 0 && moment < latest && new Date(moment).toISOString() === text ? text : undefined;
}
