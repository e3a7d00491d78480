import type { Net } from 'electron/main';
import type { ConnectionProblem } from '#contract/desktop/state.ts';
import type { ClientHeaders } from './client-headers.ts';
import { problemOfError, problemOfResponse } from './connection-problem.ts';
import { sendRequest } from './send-request.ts';

interface ProbeOptions {
  net: Pick<Net, 'request'>;
  clientHeaders: ClientHeaders;
  /** Milliseconds without a byte; short, since a user may be waiting. */
  idleTimeout?: number;
}

/** The problem with the server at an origin; undefined if it is a server of this product. */
export type ProbeServer = (origin: string) => Promise<ConnectionProblem | undefined>;

/** Sends no cookies, so that it neither looks up a session nor keeps it alive. */
export function createProbe({ net, clientHeaders, idleTimeout = 10_000 }: ProbeOptions): ProbeServer {
  return async (origin) => {
    try {
      const url = `${origin}/api/init`;
      const answer = await sendRequest(net, {
        method: 'GET',
        url,
        headers: clientHeaders(origin),
        idleTimeout,
      });
      void answer.body.cancel();
      return problemOfResponse(answer);
    } catch (error) {
      return problemOfError(error);
    }
  };
}
