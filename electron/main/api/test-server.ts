import type { Net } from 'electron/main';
import type { ServerTest } from '#contract/desktop/bridge.ts';
import type { ConnectionProblem } from '#contract/desktop/state.ts';
import { parseServerAddress } from '../server-address.ts';
import type { ClientHeaders } from './client-headers.ts';
import { problemOfError, problemOfResponse } from './connection-problem.ts';
import { BlockedRedirectError, sendRequest } from './send-request.ts';

interface ProbeOptions {
  net: Pick<Net, 'request'>;
  clientHeaders: ClientHeaders;
  /** Milliseconds without a byte; short, since a user may be waiting. */
  idleTimeout?: number;
}

/** The problem with the server at an origin; undefined if it is a server of this product. */
type ProbeServer = (origin: string) => Promise<ConnectionProblem | undefined>;

interface TestServerOptions {
  net: Pick<Net, 'request'>;
  probe: ProbeServer;
}

export type TestServer = (entered: string) => Promise<ServerTest>;

/** Checks that a server of this product answers at an address that a user entered. No cookie is sent. */
export function createTestServer({ net, probe }: TestServerOptions): TestServer {
  return async (entered) => {
    const address = parseServerAddress(entered);
    if (address === undefined) return { ok: false, problem: 'invalid' };
    const problem = await probe(address);
    if (problem) return { ok: false, problem };
    return {
      ok: true,
      address: address.startsWith('http://') ? await canonicalOrigin(net, address) : address,
    };
  };
}

/** A server on a developer's machine answers at several names, but redirects its pages to the one where sign-in works. */
async function canonicalOrigin(net: Pick<Net, 'request'>, address: string): Promise<string> {
  try {
    const page = await sendRequest(net, {
      method: 'GET',
      url: `${address}/login`,
      headers: {},
      idleTimeout: 5000,
    });
    void page.body.cancel();
  } catch (error) {
    const other = error instanceof BlockedRedirectError ? parseServerAddress(error.location) : undefined;
    if (other?.startsWith('http://')) return other;
  }
  return address;
}

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
