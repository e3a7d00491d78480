import { networkError } from '../api/api-error.ts';
import { canReachServer } from '../api/can-reach-server.ts';
import { desktopBridge } from '../desktop/bridge.ts';

/** The server has all chunks as files. */
const isBrowser = typeof document !== 'undefined';

/** The chunks that are here, by the text of the function that imports them, which holds their hashed names. */
const loaded = new Set<string>();
const failed = new Set<string>();

/**
 * Runs an `import()` that may need the network.
 *
 * Browsers keep a failed import for as long as the document lives: no later try could succeed. So while there is no
 * network nothing is imported that is not here yet, and the next press can do it.
 * @throws {ApiError} a `networkError`; its data says where only another document can help
 */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!isBrowser) return load();
  const name = String(load);
  // The desktop app has its chunks as files, too, network or not.
  const isDoubtful = !desktopBridge && !loaded.has(name) && (failed.size > 0 || !navigator.onLine);
  if (isDoubtful && !(await canReachServer()))
    throw networkError('no network to import with', failed.has(name) ? documentNeeded : undefined);
  try {
    const module = await load();
    loaded.add(name);
    return module;
  } catch (error) {
    failed.add(name);
    throw networkError(error, documentNeeded);
  }
}

/** The `data` of an error that is gone only in another document. */
export const documentNeeded = { needsDocument: true };

/** Whether an error is one of those, told by its `data`. */
export function needsDocument(data: unknown): boolean {
  return (data as Partial<typeof documentNeeded> | null | undefined)?.needsDocument === true;
}
