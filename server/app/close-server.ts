import type { Server } from 'node:http';

/**
 * Stops accepting connections, lets requests under way finish for at most `patience` milliseconds, then cuts off
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
