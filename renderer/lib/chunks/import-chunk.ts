import { networkError } from '../api/api-error.ts';
import { canReachServer } from '../api/can-reach-server.ts';

/** The chunks that are here, by the text of the function that imports them, which holds their hashed names. */
const loaded = new Set<string>();
const failed = new Set<string>();

/**
 * Runs an `import()`. The build puts it around each of them (build/plain-imports.ts).
 *
 * Browsers keep a failed import for as long as the document lives: no later try could succeed. So while there is no
 * network nothing is imported that is not here yet, and the next press can do it.
 * @throws {ApiError} a `networkError`; its data says where only another document can heal it
 */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const name = String(load);
  const isDoubtful = !loaded.has(name) && (failed.size > 0 || !navigator.onLine);
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

/** The `data` of an error that only another document can heal. */
export const documentNeeded = { needsDocument: true };

/** Whether an error is one of those, told by its `data`. */
export function needsDocument(data: unknown): boolean {
  return (data as Partial<typeof documentNeeded> | null | undefined)?.needsDocument === true;
}
