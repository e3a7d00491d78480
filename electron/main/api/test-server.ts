import type { ServerTest } from '#contract/desktop/bridge.ts';
import type { ConnectionProblem } from '#contract/desktop/state.ts';
import { parseServerAddress } from '../server-address.ts';
import type { Send } from './call-server.ts';
import { problemOfError, problemOfResponse } from './connection-problem.ts';
import { BlockedRedirectError } from './send-request.ts';

/** Checks that a server of this product answers at an address that a user entered. No cookie is sent. */
export async function testServer(send: Send, entered: string): Promise<ServerTest> {
  const address = parseServerAddress(entered);
  if (address === undefined) return { ok: false, problem: 'invalid' };
  const problem = await probeServer(send, address);
  if (problem) return { ok: false, problem };
  return {
    ok: true,
    address: address.startsWith('http://') ? await canonicalOrigin(send, address) : address,
  };
}

/** A server on a developer's machine answers at several names, but redirects its pages to the one where sign-in works. */
async function canonicalOrigin(send: Send, address: string): Promise<string> {
  try {
    const page = await send({ method: 'GET', url: `${address}/login`, idleTimeout: 5000 });
    void page.body.cancel();
  } catch (error) {
    const other = error instanceof BlockedRedirectError ? parseServerAddress(error.location) : undefined;
    if (other?.startsWith('http://')) return other;
  }
  return address;
}

/**
 * The problem with the server at an origin; undefined if it is a server of this product. Sends no cookies, so that it
 * neither looks up a session nor keeps it alive. The timeout is short, since a user may be waiting.
 */
export async function probeServer(send: Send, origin: string): Promise<ConnectionProblem | undefined> {
  try {
    const answer = await send({ method: 'GET', url: `${origin}/api/init`, idleTimeout: 10_000 });
    void answer.body.cancel();
    return problemOfResponse(answer);
  } catch (error) {
    return problemOfError(error);
  }
}
