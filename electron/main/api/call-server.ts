import type { Net } from 'electron/main';
import type { ConnectionProblem } from '#contract/desktop/state.ts';
import type { ClientHeaders } from './client-headers.ts';
import { problemOfError, problemOfResponse } from './connection-problem.ts';
import type { CookieJar } from './cookie-jar.ts';
import { type ServerRequest, type ServerResponse, sendRequest } from './send-request.ts';

export interface CallServerOptions {
  net: Pick<Net, 'request'>;
  /** The jar of the server that is asked now. */
  jar(): CookieJar;
  clientHeaders: ClientHeaders;
  /** Told what each call to the API has shown. */
  report(problem: ConnectionProblem | undefined): void;
  warn(reason: string): void;
}

export type ServerResult =
  | { problem?: undefined; response: ServerResponse }
  /** Nobody answered, or not who was current. */
  | { problem: ConnectionProblem };

export type CallServer = (
  request: Omit<ServerRequest, 'headers'> & { headers?: Record<string, string> },
) => Promise<ServerResult>;

/**
 * Asks the server with the session's cookies, keeps those that it sets, and tells whether it was the server who answered.
 * Pictures do not count for `report`: their address may lead elsewhere, and they say little.
 * Rejects with the reason of the signal when that ends the request.
 */
export function createCallServer({ net, jar, clientHeaders, report, warn }: CallServerOptions): CallServer {
  return async (request) => {
    const { url, signal } = request;
    const { pathname } = new URL(url);
    const current = jar();
    const reportResult = (problem: ConnectionProblem | undefined, reason: string | number) => {
      if (problem) warn(`${request.method} ${pathname}: ${problem} (${reason})`);
      // Meanwhile the app may have gone over to another server.
      if (pathname.startsWith('/api/') && jar() === current) report(problem);
    };
    try {
      const headers = { ...request.headers, ...clientHeaders(current.origin, current.header(url)) };
      const response = await sendRequest(net, { ...request, headers });
      const problem = problemOfResponse(response);
      reportResult(problem, response.status);
      if (problem) {
        void response.body.cancel();
        return { problem };
      }
      current.store(url, response.setCookies);
      return { response };
    } catch (error) {
      signal?.throwIfAborted();
      const problem = problemOfError(error);
      reportResult(problem, error instanceof Error ? error.message : String(error));
      return { problem };
    }
  };
}
