import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from '../config/startup-error.ts';

/**
 * Listens and resolves with the port, which for port 0 is one that the system chose.
 * @throws {StartupError} when the port is taken, forbidden, or the host is none of this machine's
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartupError(explain((error as NodeJS.ErrnoException).code, port, host));
  }
  return (server.address() as AddressInfo).port;
}

/**
 * Finds out whether `listen` will succeed, before a database is started for nothing.
 * @returns the port; for port 0 one that is free
 * @throws {StartupError}
 */
export async function reservePort(port: number, host: string): Promise<number> {
  const probe = createServer();
  const reserved = await listen(probe, port, host);
  probe.close();
  await once(probe, 'close');
  return reserved;
}

/**
 * Stops accepting connections, lets requests under way finish for at most `graceMilliseconds`, then cuts off
 * the rest. Idle keep-alive connections end at once.
 */
export async function closeServer(server: Server, graceMilliseconds = 10_000): Promise<void> {
  if (!server.listening) return;
  // A connection that becomes idle after close() would otherwise be kept until its client leaves.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(cut);
}

function explain(code: string | undefined, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program; stop that one or name another port with PORT.`;
    case 'EACCES':
      return `This user may not listen on port ${port}; name one above 1023 with PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine; name another with HOST.`;
    default:
      return `Cannot listen on port ${port} of ${host} (${code}); name others with PORT and HOST.`;
  }
}
