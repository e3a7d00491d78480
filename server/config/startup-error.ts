/**
 * Why the server cannot start, said in one sentence for the person who started it.
 * The entry points print its message alone; any other error is a defect and keeps its stack trace.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
