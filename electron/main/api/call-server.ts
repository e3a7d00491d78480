import type { ConnectionProblem } from '#contract/desktop/state.ts';
import { problemOfError, problemOfResponse } from './connection-problem.ts';
import type { CookieJar } from './cookie-jar.ts';
import type { ServerRequest, ServerResponse } from './send-request.ts';

/** Sends a request with the headers that identify the app, and with these cookies only. */
export type Send = (request: ServerRequest, cookies?: string) => Promise<ServerResponse>;

interface CallServerOptions {
  send: Send;
  /** The cookies of the current server. */
  jar(): CookieJar;
  /** Called with the result of each call to the API. */
  report(problem: ConnectionProblem | undefined): void;
  warn(reason: string): void;
}

export type CallServer = (request: ServerRequest) => Promise<
  | { problem?: undefined; response: ServerResponse }
  /** No response, or one of another program. */
  | { problem: ConnectionProblem }
>;

/**
 * Calls the server with the session's cookies, stores those that it sets, and checks that the response is the server's.
 * Pictures do not count for `report`: their address may lead to another host, and they say little about the API.
 * Rejects with the signal's reason when that aborts the request.
 */
export function createCallServer({ send, jar, report, warn }: CallServerOptions): CallServer {
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
      const response = await send(request, current.header(url));
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
