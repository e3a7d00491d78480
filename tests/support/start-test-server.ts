import { invalidateTotalCap } from '#server/lists/count-up-to.ts';
import { startOwnServer, type TestServer } from './own-server.ts';
import { resetDatabase, schemaFingerprint } from './reset-database.ts';

export type { TestServer } from './own-server.ts';

export interface TestServerOptions {
  /** Renders the pages from their sources, too. Costs about a second; without them only the API responds. */
  pages?: boolean;
}

interface SharedServer {
  server: TestServer;
  /** Its schema and settings, which a test may have changed. */
  fingerprint: string;
  /** Lines logged for earlier test files: a server counts the requests of a minute in memory, and refuses too many. */
  logged: number;
}

/** Settings with which most tests run: without an admin yet, and with the address of one. */
const usual = [{}, { ADMIN_EMAILS: 'admin@example.com' }].map(settingsOf);

/** Servers that no test file of this worker uses now, by settings. They end with the worker. */
const idle = new Map<string, SharedServer>();

const mostLogged = 2500;

/**
 * The real server in this process. With the usual settings it is one that an earlier test file of this worker has
 * returned by `stop`, with an empty database, mailbox and log; one whose schema or settings a test has changed is not used
 * again. Other settings start a server of their own, which takes a third of a second.
 * @param variables environment variables beyond the usual ones, such as { SIGN_UP: 'closed' }; undefined removes one
 */
export async function startTestServer(
  variables: NodeJS.ProcessEnv = {},
  { pages = false }: TestServerOptions = {},
): Promise<TestServer> {
  const settings = settingsOf(variables);
  const start = () => startOwnServer(variables, pages);
  if (!usual.includes(settings)) return start();
  const key = `${settings} ${pages}`;
  const shared = idle.get(key) ?? (await share(start));
  idle.delete(key);
  const { server } = shared;
  return {
    ...server,
    stop: async () => {
      shared.logged += server.logs.length;
      const isReusable = !idle.has(key) && shared.logged < mostLogged && (await empty(shared));
      if (isReusable) idle.set(key, shared);
      else await server.stop();
    },
  };
}

/** Tells a variable that is set to undefined from one that is not passed. */
function settingsOf(variables: NodeJS.ProcessEnv): string {
  return JSON.stringify(Object.entries(variables).map(([name, value]) => [name, value ?? null]));
}

async function share(start: () => Promise<TestServer>): Promise<SharedServer> {
  const server = await start();
  return { server, fingerprint: await fingerprintOf(server), logged: 0 };
}

async function fingerprintOf({ database, environment }: TestServer): Promise<string> {
  return (await schemaFingerprint(database)) + JSON.stringify(environment);
}

/** Returns false if the server cannot be reused. */
async function empty({ server, fingerprint }: SharedServer): Promise<boolean> {
  try {
    if ((await fingerprintOf(server)) !== fingerprint) return false;
    await resetDatabase(server.database);
  } catch {
    return false;
  }
  invalidateTotalCap();
  server.mailbox.empty();
  server.logs.length = 0;
  return true;
}
