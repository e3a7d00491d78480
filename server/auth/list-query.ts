/**
 * Fields by which a list of better-auth can be sorted and filtered; it passes any name to its query, where others fail.
 */
export interface ListFields {
  /** Sortable fields. */
  sorted: readonly string[];
  /** Text fields, which support every operator. */
  texts: readonly string[];
  /** Fields that are `true` or `false`, compared for equality. */
  flags: readonly string[];
  /** Parameters that must be whole numbers. */
  counts: readonly string[];
}

/** The first field of a query with which better-auth would fail or return an empty list. */
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
