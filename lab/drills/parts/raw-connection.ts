import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawConnection {
  socket: Socket;
  /** Everything that came back so far. */
  received(): string;
  /** Resolves when the other side has closed, or after so many milliseconds; whether it has closed. */
  closed(withinMs: number): Promise<boolean>;
}

/** A connection on which a client says whatever it likes. */
export async function openRawConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  let isClosed = false;
  socket.setEncoding('latin1');
  socket.on('data', (data) => {
    received += data;
  });
  socket.on('error', () => {});
  const close = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true;
      resolve();
    });
  });
  await once(socket, 'connect');
  return {
    socket,
    received: () => received,
    closed: async (withinMs) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, withinMs);
      });
      await Promise.race([close, late]);
      clearTimeout(timer);
      return isClosed;
    },
  };
}

/** First line and headers of a request; `headers` beyond Host. */
export function head(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): string {
  const all = { host: new URL(url).host, origin: url, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** The status of the first answer; 0 when none came. */
export function statusOf(received: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
}
