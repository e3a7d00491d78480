import { reservePort } from '#server/app/listen.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './start-test-server.ts';

export interface HostedServer extends TestServer {
  port: number;
}

/**
 * The server as it is hosted: behind a proxy that it trusts.
 * @param variables of the environment beyond that; without APP_URL its address is where it listens
 */
export async function startHostedServer(
  variables: NodeJS.ProcessEnv = {},
  options?: TestServerOptions,
): Promise<HostedServer> {
  const port = await reservePort(0, '127.0.0.1');
  const server = await startTestServer(
    {
      APP_URL: `http://127.0.0.1:${port}`,
      HOST: '127.0.0.1',
      PORT: String(port),
      TRUST_PROXY: '1',
      MAIL_FROM: 'no-reply@example.com',
      ...variables,
    },
    options,
  );
  return { ...server, port };
}
