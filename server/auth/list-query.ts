/** What a list of better-auth can be sorted and filtered by; it puts any name into its query, where others fail. */
export interface ListFields {
  /** Fields that can be sorted by. */
  sorted: readonly string[];
  /** Texts, for every operator. */
  texts: readonly string[];
  /** Only `true` or `false`, equal or not. */
  flags: readonly string[];
  /** Parameters that are whole numbers. */
  counts: readonly string[];
}

/** The first part of a query that better-auth would fail at, or answer with an empty list. */
export function invalidListField(
  query: Record<string, unknown>,
  { sorted, texts, flags, counts }: ListFields,
): string | undefined {
  const { sortBy, filterField, filterValue, filterOperator = 'eq' } = query;
  if (sortBy !== undefined && !sorted.includes(String(sortBy))) return 'sortBy';
  const wrongCount = counts.find(
    (name) => query[name] !== undefined && !/^\d{1,9}$/.test(String(query[name])),
  );
  if (wrongCount) return wrongCount;
  if (filterField === undefined && filterValue === undefined) return undefined;
  const field = String(filterField ?? 'email');
  const isFlag = flags.includes(field);
  if (!isFlag && !texts.includes(field)) return 'filterField';
  if (isFlag) {
    if (filterOperator !== 'eq' && filterOperator !== 'ne') return 'filterOperator';
    return filterValue === 'true' || filterValue === 'false' ? undefined : 'filterValue';
  }
  const wantsList = filterOperator === 'in' || filterOperator === 'not_in';
  const isRight = wantsList ? Array.isArray(filterValue) : typeof filterValue === 'string';
  return isRight ? undefined : 'filterValue';
}
