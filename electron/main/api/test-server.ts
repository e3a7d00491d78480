import type { Net } from 'electron/main';
import type { ServerTest } from '#contract/desktop/bridge.ts';
import { parseServerAddress } from '../server-address.ts';
import type { ProbeServer } from './probe-server.ts';
import { BlockedRedirectError, sendRequest } from './send-request.ts';

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
