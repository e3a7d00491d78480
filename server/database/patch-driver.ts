import { registerHooks } from 'node:module';

/**
 * What postgres.js 3.4.9 lacks where a connection is cut, each before a statement of it. Its names are its own. See
 * docs/decisions/0132.
 */
const patches: readonly { before: string; put: string }[] = [
  {
    // A transaction goes on to write to a connection that is closed, its ROLLBACK at the latest: the process ended.
    before: 'const x = socket.write(chunk, fn)',
    put: `if (socket === null) {
      nextWriteTimer !== null && clearImmediate(nextWriteTimer)
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options, socket))
      return false
    }
    `,
  },
  {
    // What was not written when a connection closed kept it from ever writing again: each query that came to it
    // failed after ten seconds, until the process ended.
    before: `socket.removeListener('data', data)
    socket.removeListener('connect', connected)
    idleTimer.cancel()`,
    put: `chunk = nextWriteTimer = null
    `,
  },
  {
    // The next query of this connection, however much later, failed with what had ended the one before.
    before: 'closedTime = performance.now()',
    put: `query = errorResponse = null
    `,
  },
  {
    // Nobody heard that the driver's own question had failed, for the types of arrays: the process ended when it stopped
    // while the database did not answer. Whoever waits for the connection is told by himself.
    before: 'return fetchArrayTypes()',
    put: `return void fetchArrayTypes().catch(() => {})
        `,
  },
];

/**
 * Patches the driver as it is loaded; nothing may have imported it before. A build patches it as it bundles it.
 * @throws {Error} when a driver is loaded that has changed, so that an upgrade is looked at
 */
export function patchDriver(): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      return isDriverConnection(url) ? { ...loaded, source: patchSource(String(loaded.source)) } : loaded;
    },
  });
}

/** Whether an address or a path leads to the file of the driver that is mended. */
export function isDriverConnection(path: string): boolean {
  return path.endsWith('/postgres/src/connection.js');
}

/**
 * The driver's connection.js as it should be.
 * @throws {Error} when it has changed
 */
export function patchSource(source: string): string {
  return patches.reduce((text, { before, put }) => {
    if (!text.includes(before)) throw new Error('patch-driver.ts does not fit this version of postgres.js');
    return text.replace(before, put + before);
  }, source);
}
