/** The name of the violated constraint; drizzle wraps the driver's errors. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('constraint_name' in error && typeof error.constraint_name === 'string') return error.constraint_name;
  return brokenConstraint(error.cause);
}

const referenceCodes = ['23001', '23503'];

/** Whether a record is missing that another one refers to. */
export function isBrokenReference(error: unknown): boolean {
  return hasCode(error, referenceCodes);
}

/** Whether another record has what must be unique. */
export function isTaken(error: unknown): boolean {
  return hasCode(error, ['23505']);
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.includes(String(error.code))) || hasCode(error.cause, codes);
}
