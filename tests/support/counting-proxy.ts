import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface CountingProxy {
  /** The database's URL through the proxy. */
  url: string;
  /**
   * The statements that clients have sent since the last call: the text of each that ran, prepared or not, and BEGIN and
   * COMMIT too.
   */
  takeStatements(): string[];
  stop(): Promise<void>;
}

/** Passes messages between a server and its PostgreSQL, and notes the statements of whichever library sends them. */
export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl);
  let statements: string[] = [];
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    client.on(
      'data',
      statementReader((text) => statements.push(text)),
    );
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
    takeStatements() {
      const taken = statements;
      statements = [];
      return taken;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

/**
 * Reads the messages of one connection from client to server: a letter and a length each, except the first, which has no
 * letter. Parse gives a statement its text, Bind makes a portal of it, Execute and Query run one.
 */
function statementReader(onStatement: (text: string) => void): (chunk: Buffer) => void {
  const parsed = new Map<string, string>();
  const bound = new Map<string, string>();
  let pending: Buffer = Buffer.alloc(0);
  let isFirst = true;

  function read(letter: string, body: Buffer): void {
    const [first = '', second = ''] = body.toString('latin1').split('\0', 2);
    if (letter === 'P') parsed.set(first, second);
    if (letter === 'B') bound.set(first, parsed.get(second) ?? '');
    if (letter === 'E') onStatement(bound.get(first) ?? '');
    if (letter === 'Q') onStatement(first);
  }

  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const start = isFirst ? 0 : 1;
      if (pending.length < start + 4) return;
      const end = start + pending.readUInt32BE(start);
      if (pending.length < end) return;
      if (!isFirst) read(String.fromCharCode(pending[0] ?? 0), pending.subarray(start + 4, end));
      isFirst = false;
      pending = pending.subarray(end);
    }
  };
}
