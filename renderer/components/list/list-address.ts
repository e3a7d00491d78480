import { cutTerm } from '../../lib/parse/cut-term.ts';

export type SortDirection = 'ascending' | 'descending';

/** Sort orders of a list, each with its initial direction; the first one is the default. */
export type Sorts<Sort extends string> = Readonly<Record<Sort, SortDirection>>;

/** Search term and sort order in the address of a list. */
export interface ListAddress<Sort extends string> {
  /** Trimmed; empty when nothing is searched for. */
  searchTerm: string;
  sort: Sort;
  direction: SortDirection;
}

/** Reads the address of a list. What is not understood counts as not given. */
export function readListAddress<Sort extends string>(
  parameters: URLSearchParams,
  sorts: Sorts<Sort>,
): ListAddress<Sort> {
  const names = Object.keys(sorts) as Sort[];
  const sort = names.find((name) => name === parameters.get('sort')) ?? (names[0] as Sort);
  const direction = parameters.get('direction');
  return {
    searchTerm: cutTerm(parameters.get('searchTerm') ?? '').trim(),
    sort,
    direction: direction === 'ascending' || direction === 'descending' ? direction : sorts[sort],
  };
}

/** The parameters with some changed; empty ones go, and with any change the list begins at its start. */
export function changedParameters(
  parameters: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  changed.delete('cursor');
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}
