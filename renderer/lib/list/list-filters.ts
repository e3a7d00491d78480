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
