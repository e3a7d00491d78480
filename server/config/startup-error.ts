/**
 * Why the server cannot start, in one sentence for whoever started it.
 * The entry points print its message alone; any other error is a defect and keeps its stack trace.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
