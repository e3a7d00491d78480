/** The name of the rule that the database saw broken; drizzle wraps what the driver throws. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('constraint_name' in error && typeof error.constraint_name === 'string') return error.constraint_name;
  return brokenConstraint(error.cause);
}
