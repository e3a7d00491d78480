/** What the parts of the shell tell of themselves: `part: what happened`. Never what a person typed. */
export interface Log {
  info(message: string, details?: unknown): void;
  warn(message: string, details?: unknown): void;
  error(message: string, details?: unknown): void;
}
