/** Part of a shell's bridge that the website needs. */
interface ShellBridge {
  app: { state(): Promise<{ server: { address: string } }> };
  /** Keeps a choice that a browser keeps in a cookie. */
  preferences: { save(choice: { preference: string; value: string }): Promise<unknown> };
}

/** The shell around the page; undefined in a browser and on the server. */
export const shellBridge = (globalThis as { desktop?: ShellBridge }).desktop;
