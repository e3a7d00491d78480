import { registerHooks } from 'node:module';

interface Patch {
  /** Which file of the driver's sources. */
  file: 'connection.js' | 'index.js';
  /** Found once in it. The names are the driver's own. */
  find: string;
  replace: string;
}

/**
 * What postgres.js 3.4.9 lacks where a connection is cut, and the only place that knows of it: the server patches the
 * driver as it loads it, `npm run build` as it bundles it, the tests as the server. Why, and when it can go:
 * docs/decisions/0132.
 */
const patches: readonly Patch[] = [
  {
    // Issues 1066, 1154, 1208: a transaction goes on to write to a connection that is closed, its ROLLBACK at the
    // latest, and the process ends.
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
    // Issue 1133: what was not written when a connection closed keeps it from ever writing again; each query that comes
    // to it fails after ten seconds, until the process ends.
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
    // Pull request 1215: the next query of this connection, however much later, fails with what ended the one before.
    file: 'connection.js',
    find: 'closedTime = performance.now()',
    replace: `query = errorResponse = null
    closedTime = performance.now()`,
  },
  {
    // No issue yet: nobody hears that the driver's own question has failed, for the types of arrays, and the process
    // ends when it stops while the database does not answer. Whoever waits for the connection is told by himself.
    file: 'connection.js',
    find: 'return fetchArrayTypes()',
    replace: 'return void fetchArrayTypes().catch(() => {})',
  },
  {
    // Issue 1216: a transaction whose connection was cut goes on over the next one, outside of any transaction or within
    // another: half of what it writes stays, though it has failed. These two let it write nothing more.
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

/** The files of the driver that are patched, as loaders and bundlers name them. */
export const patchedFiles = [...new Set(patches.map(({ file }) => `/postgres/src/${file}`))];

/**
 * Patches the driver as it is loaded; nothing may have imported it before. A build patches it as it bundles it.
 * @throws {Error} when a driver is loaded that has changed, so that an upgrade is looked at
 */
export function patchDriver(): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      return isPatched(url) ? { ...loaded, source: patchSource(url, String(loaded.source)) } : loaded;
    },
  });
}

/** Whether an address or a path leads to a file of the driver that is patched. */
export function isPatched(path: string): boolean {
  return patchedFiles.some((file) => path.endsWith(file));
}

/**
 * A file of the driver as it should be.
 * @throws {Error} when it has changed
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
