/** What one counter says. */
export interface CounterState {
  hits: number;
  /** Until the window ends. */
  seconds: number;
}

/** Counters that all servers share. Each call is one step: of two at the same time one comes first. */
export interface Counters {
  /** Counts once, within a window that begins with the first time. */
  count(key: string, windowSeconds: number): Promise<CounterState>;
  /** The counter begins anew. */
  reset(key: string): Promise<void>;
  /** Adds to counters of fixed windows, whose number stands in the key. Returns their totals by key. */
  addAll(due: readonly { key: string; hits: number }[], windowSeconds: number): Promise<Map<string, number>>;
  /** Removes counters whose window is over. */
  sweep(): Promise<void>;
}
