import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A free port of 127.0.0.1. It is below the range for outgoing connections, one of which could take it before it is
 * used.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(10_000, 32_768);
    if (await isFree(port)) return port;
  }
  throw new Error('no free port found on 127.0.0.1');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
