/** The windows that are open, the oldest first; apart, so that app and windows need not know each other. */
export interface OpenWindow {
  readonly id: number;
  /** Closes it because the app ends; false when a listener of `close` would not have it. */
  closeByApp(): Promise<boolean>;
}

const windows: OpenWindow[] = [];

export function openWindows(): readonly OpenWindow[] {
  return [...windows];
}

export function addWindow(window: OpenWindow): void {
  windows.push(window);
}

/** @returns how many are left */
export function removeWindow(window: OpenWindow): number {
  windows.splice(windows.indexOf(window), 1);
  return windows.length;
}
