import type { DesktopBridge, ServerTest } from '#contract/desktop/bridge.ts';

/**
 * Goes over to the server at an address, unless it is the present one, and begins anew there: nothing of the other
 * session stays on the page.
 * @returns why not, where no server of this product answers there
 */
export async function changeServer(
  { server }: Pick<DesktopBridge, 'server'>,
  address: string,
  present: string,
): Promise<Extract<ServerTest, { ok: false }>['problem'] | undefined> {
  const wanted = address.trim();
  if (wanted === '') return 'invalid';
  const test = await server.test({ address: wanted });
  if (!test.ok) return test.problem;
  if (test.address === present) return undefined;
  const change = await server.change({ address: test.address });
  if (!change.ok) return change.problem;
  location.assign('/login');
  return undefined;
}
