/** The name of the violated constraint; drizzle wraps the driver's errors. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('constraint_name' in error && typeof error.constraint_name === 'string') return error.constraint_name;
  return brokenConstraint(error.cause);
}
