import type { Net } from 'electron/main';
import type { ConnectionProblem } from '#contract/desktop/state.ts';
import type { OwnHeaders } from './client-headers.ts';
import { judgeAnswer, judgeFailure } from './connection-problem.ts';
import type { CookieJar } from './cookie-jar.ts';
import { type ServerAnswer, type ServerRequest, sendToServer } from './send-request.ts';

export interface AskServerOptions {
  net: Pick<Net, 'request'>;
  /** The jar of the server that is asked now. */
  jar(): CookieJar;
  ownHeaders: OwnHeaders;
  /** Told what each call to the API has shown. */
  report(problem: ConnectionProblem | undefined): void;
  warn(reason: string): void;
}

export type Asked =
  | { problem?: undefined; answer: ServerAnswer }
  /** Nobody answered, or not who was asked. */
  | { problem: ConnectionProblem };

export type AskServer = (
  request: Omit<ServerRequest, 'headers'> & { headers?: Record<string, string> },
) => Promise<Asked>;

/**
 * Asks the server with the session's cookies, keeps those that it sets, and tells whether it was the server who answered.
 * Pictures do not count for `report`: their address may lead elsewhere, and they say little.
 * Rejects with the reason of the signal when that ends the request.
 */
export function createAskServer({ net, jar, ownHeaders, report, warn }: AskServerOptions): AskServer {
  return async (request) => {
    const { url, signal } = request;
    const { pathname } = new URL(url);
    const asked = jar();
    const tell = (problem: ConnectionProblem | undefined, reason: string | number) => {
      if (problem) warn(`${request.method} ${pathname}: ${problem} (${reason})`);
      // Meanwhile the app may have gone over to another server.
      if (pathname.startsWith('/api/') && jar() === asked) report(problem);
    };
    try {
      const headers = { ...request.headers, ...ownHeaders(asked.origin, asked.header(url)) };
      const answer = await sendToServer(net, { ...request, headers });
      const problem = judgeAnswer(answer);
      tell(problem, answer.status);
      if (problem) {
        void answer.body.cancel();
        return { problem };
      }
      asked.store(url, answer.setCookies);
      return { answer };
    } catch (error) {
      signal?.throwIfAborted();
      const problem = judgeFailure(error);
      tell(problem, error instanceof Error ? error.message : String(error));
      return { problem };
    }
  };
}
