/** The open windows, the oldest first; a separate module, so that app and windows do not import each other. */
export interface OpenWindow {
  readonly id: number;
  /** Closes it because the app quits; false if a listener of `close` prevents it. */
  closeByApp(): Promise<boolean>;
}

const windows: OpenWindow[] = [];

export function openWindows(): readonly OpenWindow[] {
  return [...windows];
}

export function addWindow(window: OpenWindow): void {
  windows.push(window);
}

/** @returns the number of remaining windows */
export function removeWindow(window: OpenWindow): number {
  windows.splice(windows.indexOf(window), 1);
  return windows.length;
}
