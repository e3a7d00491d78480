import type { Net } from 'electron/main';
import type { ConnectionProblem } from '#contract/desktop/state.ts';
import type { ClientHeaders } from './client-headers.ts';
import { problemOfError, problemOfResponse } from './connection-problem.ts';
import type { CookieJar } from './cookie-jar.ts';
import { type ServerRequest, type ServerResponse, sendRequest } from './send-request.ts';

export interface CallServerOptions {
  net: Pick<Net, 'request'>;
  /** The cookies of the current server. */
  jar(): CookieJar;
  clientHeaders: ClientHeaders;
  /** Called with the result of each call to the API. */
  report(problem: ConnectionProblem | undefined): void;
  warn(reason: string): void;
}

export type ServerResult =
  | { problem?: undefined; response: ServerResponse }
  /** No response, or one of another program. */
  | { problem: ConnectionProblem };

export type CallServer = (
  request: Omit<ServerRequest, 'headers'> & { headers?: Record<string, string> },
) => Promise<ServerResult>;

/**
 * Calls the server with the session's cookies, stores those that it sets, and checks that the response is the server's.
 * Pictures do not count for `report`: their address may lead to another host, and they say little about the API.
 * Rejects with the signal's reason when that aborts the request.
 */
export function createCallServer({ net, jar, clientHeaders, report, warn }: CallServerOptions): CallServer {
  return async (request) => {
    const { url, signal } = request;
    const { pathname } = new URL(url);
    const current = jar();
    const reportResult = (problem: ConnectionProblem | undefined, reason: string | number) => {
      if (problem) warn(`${request.method} ${pathname}: ${problem} (${reason})`);
      // The app may have switched to another server meanwhile.
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
