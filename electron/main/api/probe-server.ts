import type { Net } from 'electron/main';
import type { ConnectionProblem } from '#contract/desktop/state.ts';
import type { OwnHeaders } from './client-headers.ts';
import { judgeAnswer, judgeFailure } from './connection-problem.ts';
import { sendToServer } from './send-request.ts';

interface ProbeOptions {
  net: Pick<Net, 'request'>;
  ownHeaders: OwnHeaders;
  /** Milliseconds without a byte: a person may be waiting. */
  patience?: number;
}

/** What is wrong with the server at an origin; undefined: it is one of ours. */
export type ProbeServer = (origin: string) => Promise<ConnectionProblem | undefined>;

/** Asks without cookies, so that a session is neither looked up nor kept alive by it. */
export function createProbe({ net, ownHeaders, patience = 10_000 }: ProbeOptions): ProbeServer {
  return async (origin) => {
    try {
      const url = `${origin}/api/init`;
      const answer = await sendToServer(net, { method: 'GET', url, headers: ownHeaders(origin), patience });
      void answer.body.cancel();
      return judgeAnswer(answer);
    } catch (error) {
      return judgeFailure(error);
    }
  };
}
