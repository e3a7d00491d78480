/** The seconds to wait that an error names (`retryAfter`), undefined where it names none. */
export function retryAfterOf(data: unknown): number | undefined {
  const seconds = (data as { retryAfter?: unknown } | null | undefined)?.retryAfter;
  return typeof seconds === 'number' && seconds > 0 ? seconds : undefined;
}
