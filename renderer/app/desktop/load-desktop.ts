import { importChunk } from '../../lib/chunks/chunk.ts';
import type { StartShell } from '../../lib/shell/shell-slots.ts';

/** Loads what fills the slots of the desktop app, which fetches it alone. */
export function loadDesktop(): Promise<StartShell> {
  return importChunk(async () => (await import('./start-desktop.ts')).startDesktop);
}
