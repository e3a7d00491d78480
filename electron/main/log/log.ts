/** Messages have the form `part: event`, and never contain what a user typed. */
export interface Log {
  info(message: string, details?: unknown): void;
  warn(message: string, details?: unknown): void;
  error(message: string, details?: unknown): void;
}
