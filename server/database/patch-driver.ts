import { registerHooks } from 'node:module';

interface Patch {
  /** File in the driver's sources. */
  file: 'connection.js' | 'index.js';
  /** Occurs once in it. The names are the driver's own. */
  find: string;
  replace: string;
}

/**
 * Fixes for lost connections in postgres.js 3.4.9, and the only place that knows of them: the server patches the driver
 * when loading it, `npm run build` when bundling it, the tests like the server. Reasons, and when it can be removed:
 * docs/decisions/0132.
 */
const patches: readonly Patch[] = [
  {
    // Issues 1066, 1154, 1208: a transaction keeps writing to a closed connection, at the latest its ROLLBACK, and the
    // process crashes.
    file: 'connection.js',
    find: 'const x = socket.write(chunk, fn)',
    replace: `if (socket === null) {
      nextWriteTimer !== null && clearImmediate(nextWriteTimer)
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options, socket))
      return false
    }
    const x = socket.write(chunk, fn)`,
  },
  {
    // Issue 1133: unwritten data of a closed connection keeps it from ever writing again; each query on it fails after
    // ten seconds, until the process exits.
    file: 'connection.js',
    find: `socket.removeListener('data', data)
    socket.removeListener('connect', connected)
    idleTimer.cancel()`,
    replace: `chunk = nextWriteTimer = null
    socket.removeListener('data', data)
    socket.removeListener('connect', connected)
    idleTimer.cancel()`,
  },
  {
    // Pull request 1215: the next query on this connection, however late, fails with the error of the one before.
    file: 'connection.js',
    find: 'closedTime = performance.now()',
    replace: `query = errorResponse = null
    closedTime = performance.now()`,
  },
  {
    // No issue yet: a failure of the driver's own query for array types is not handled, so the process crashes if it
    // stops while the database does not respond. Callers waiting for the connection are notified separately.
    file: 'connection.js',
    find: 'return fetchArrayTypes()',
    replace: 'return void fetchArrayTypes().catch(() => {})',
  },
  {
    // Issue 1216: a transaction whose connection was lost continues on the next one, outside any transaction or within
    // another: half of its writes persist although it failed. These two prevent further writes.
    file: 'index.js',
    find: '(_, reject) => connection.onclose = reject',
    replace: `(_, reject) => connection.onclose = error => {
          lost = error
          while (queries.length) queries.shift().reject(error)
          reject(error)
        }`,
  },
  {
    file: 'index.js',
    find: `    let savepoints = 0
      , connection
`,
    replace: `    let savepoints = 0
      , lost = null
      , connection
`,
  },
  {
    file: 'index.js',
    find: `q.catch(e => uncaughtError || (uncaughtError = e))
        c.queue === full`,
    replace: `q.catch(e => uncaughtError || (uncaughtError = e))
        lost ? q.reject(lost) : c.queue === full`,
  },
];

/** The patched files of the driver, as named by loaders and bundlers. */
export const patchedFiles = [...new Set(patches.map(({ file }) => `/postgres/src/${file}`))];

/**
 * Patches the driver when it is loaded; nothing may have imported it before. A build patches it when bundling it.
 * @throws {Error} if a loaded file has changed, so that an upgrade is reviewed
 */
export function patchDriver(): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      return isPatched(url) ? { ...loaded, source: patchSource(url, String(loaded.source)) } : loaded;
    },
  });
}

/** Whether a URL or path is that of a patched file of the driver. */
export function isPatched(path: string): boolean {
  return patchedFiles.some((file) => path.endsWith(file));
}

/**
 * Patches the source of a file of the driver.
 * @throws {Error} if it has changed
 */
export function patchSource(path: string, source: string): string {
  return patches
    .filter(({ file }) => path.endsWith(`/postgres/src/${file}`))
    .reduce((text, { find, replace }) => {
      // Test files of one process patch it one after the other.
      if (text.includes(replace)) return text;
      if (text.split(find).length !== 2)
        throw new Error('patch-driver.ts does not fit this version of postgres.js');
      return text.replace(find, () => replace);
    }, source);
}
