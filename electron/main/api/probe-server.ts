import type { Net } from 'electron/main';
import type { ConnectionProblem } from '#contract/desktop/state.ts';
import type { ClientHeaders } from './client-headers.ts';
import { problemOfError, problemOfResponse } from './connection-problem.ts';
import { sendRequest } from './send-request.ts';

interface ProbeOptions {
  net: Pick<Net, 'request'>;
  clientHeaders: ClientHeaders;
  /** Milliseconds without a byte: a person may be waiting. */
  idleTimeout?: number;
}

/** What is wrong with the server at an origin; undefined: it is one of ours. */
export type ProbeServer = (origin: string) => Promise<ConnectionProblem | undefined>;

/** Asks without cookies, so that a session is neither looked up nor kept alive by it. */
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
