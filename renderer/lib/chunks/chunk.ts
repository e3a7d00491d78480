import { networkError } from '../api/api-error.ts';
import { canReachServer } from '../api/send-request.ts';
import { type LoadOnce, loadOnce } from '../load-once.ts';
import { shellBridge } from '../shell/bridge.ts';

/** How long after the page has come, in milliseconds: what it still fetches for itself goes first. */
const idleDelay = 1000;

/** The server has all chunks as files. */
const isBrowser = typeof document !== 'undefined';

/** The chunks that are here, by the text of the function that imports them, which holds their hashed names. */
const loaded = new Set<string>();
const failed = new Set<string>();

/** The `data` of an error that is gone only in another document. */
export const documentNeeded = { needsDocument: true };

/** Code that is fetched when it is needed. */
export type Chunk<Module> = LoadOnce<Module>;

/**
 * Unlike `lazy` of React it shows nothing until it is whole, and after a failure it can be tried again.
 * @param load one or more `import()`
 */
export function createChunk<Module>(load: () => Promise<Module>): Chunk<Module> {
  return loadOnce(() => importChunk(load));
}

/** Handlers of a button that fetch what it opens as soon as somebody is about to press it. */
export function loadOnIntent({ load }: Chunk<unknown>) {
  // The press itself reports a failure.
  const prepare = () => void load().catch(() => {});
  return { onPointerEnter: prepare, onFocus: prepare };
}

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
  const isDoubtful = !shellBridge && !loaded.has(name) && (failed.size > 0 || !navigator.onLine);
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

/** Whether an error is one of those, told by its `data`. */
export function needsDocument(data: unknown): boolean {
  return (data as Partial<typeof documentNeeded> | null | undefined)?.needsDocument === true;
}

/** What a browser says of the connection, where it says anything. */
interface Connection {
  /** The user wants to save data. */
  saveData?: boolean;
}

/**
 * Fetches something some time after the page has come, when the browser has nothing else to do, so that a press that
 * needs it does not wait; not for users who save data. The press reports a failure.
 */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => loadWhenIdle(load), { once: true });
    return;
  }
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData && !shellBridge) return;
  const start = () => navigator.onLine && void load().catch(() => {});
  // Safari has no idle callbacks.
  setTimeout(
    () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(start) : start()),
    idleDelay,
  );
}

/** The first press in the document. The desktop app has its code as files, and waits for none. */
const firstPress =
  isBrowser && !shellBridge
    ? new Promise<void>((resolve) => {
        for (const kind of ['pointerdown', 'keydown'])
          addEventListener(kind, () => resolve(), { capture: true, once: true });
      })
    : Promise.resolve();

/** Does so from the first press on: who only reads a page fetches none of what presses open. */
export function loadOnceUsed(load: () => Promise<unknown>): void {
  void firstPress.then(() => loadWhenIdle(load));
}
