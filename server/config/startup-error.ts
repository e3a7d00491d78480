/**
 * Why the server cannot start, in one sentence for the operator. The entry points print only its message; any other
 * error is a defect and keeps its stack trace.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
