/** State of a counter. */
export interface CounterState {
  hits: number;
  /** Until the window ends. */
  seconds: number;
}

/** Counters that all servers share. Each call is atomic. */
export interface Counters {
  /** Counts once, within a window that begins with the first call. */
  count(key: string, windowSeconds: number): Promise<CounterState>;
  /** Resets the counter. */
  reset(key: string): Promise<void>;
  /** Adds to counters of fixed windows, whose number is part of the key. Returns their totals by key. */
  addAll(due: readonly { key: string; hits: number }[], windowSeconds: number): Promise<Map<string, number>>;
  /** Deletes counters whose window has ended. */
  sweep(): Promise<void>;
}
