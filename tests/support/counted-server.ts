import { startCountingProxy } from './counting-proxy.ts';
import { createTestDatabase } from './create-test-database.ts';
import { startOwnServer, type TestServer } from './own-server.ts';

export interface CountedServer extends TestServer {
  /** The statements that the server has sent to its database since the last call. */
  takeStatements(): string[];
}

/** A server of its own, of which each statement is noted, whichever library sends it. */
export async function startCountedServer(variables: NodeJS.ProcessEnv = {}): Promise<CountedServer> {
  const { url, database, drop } = await createTestDatabase();
  const proxy = await startCountingProxy(url);
  const server = await startOwnServer(
    { ADMIN_EMAILS: 'admin@example.com', DATABASE_URL: proxy.url, ...variables },
    false,
  );
  return {
    ...server,
    database,
    takeStatements: proxy.takeStatements,
    stop: async () => {
      await server.stop();
      await proxy.stop();
      await drop();
    },
  };
}
