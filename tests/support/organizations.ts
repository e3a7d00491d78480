import type { Browser } from './browser.ts';
import type { TestServer } from './start-test-server.ts';

/** A new organization and its first team. */
export async function organizationAndTeam(
  { database }: Pick<TestServer, 'database'>,
  user: Browser,
): Promise<{ id: string }[]> {
  const { status, body } = await user.request('POST', `${user.url}/api/organizations`, {
    name: 'Acme',
    slug: 'acme',
  });
  if (status !== 200) throw new Error(`no organization: ${JSON.stringify(body)}`);
  const teams = await database.sql<{ id: string }[]>`
    select id from teams where organization_id = ${body.id}`;
  return [{ id: body.id }, ...teams];
}
