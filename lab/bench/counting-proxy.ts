import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface CountingProxy {
  /** The database's URL through the proxy. */
  url: string;
  /** Statements that clients have sent so far: each execution of one, prepared or not, and BEGIN and COMMIT too. */
  statements(): number;
  stop(): Promise<void>;
}

/** Types of PostgreSQL's messages that run something: Query and Execute. */
const running = new Set(['Q', 'E'].map((letter) => letter.charCodeAt(0)));

/** Stands between a server and its PostgreSQL and counts what is asked, whoever's library asks it. */
export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl);
  let statements = 0;
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    const countMessages = messageCounter(() => {
      statements++;
    });
    client.on('data', countMessages);
    client.pipe(database).pipe(client);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url: url.href,
    statements: () => statements,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

/**
 * Follows the messages of one connection from client to server: a letter and a length each, but the first, which is a
 * length alone.
 */
export function messageCounter(found: () => void): (chunk: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0);
  let isFirst = true;
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const letter = isFirst ? 0 : 1;
      if (pending.length < letter + 4) return;
      const end = letter + pending.readUInt32BE(letter);
      if (pending.length < end) return;
      if (!isFirst && running.has(pending[0] ?? 0)) found();
      isFirst = false;
      pending = pending.subarray(end);
    }
  };
}
