import type { Browser } from './browser.ts';
import { idOf } from './id-of.ts';
import { signInUser } from './sign-in-user.ts';
import type { TestServer } from './start-test-server.ts';

/** An organization in the database; returns its id. */
export async function addOrganization({ database }: Pick<TestServer, 'database'>): Promise<string> {
  const [created] = await database.sql<[{ id: string }]>`
    insert into organizations (id, name, slug)
    values (gen_random_uuid()::text, 'Lantern', gen_random_uuid()::text) returning id`;
  return created.id;
}

/** Makes a user a member of an organization, or gives the member another role. */
export async function setMember(
  { database }: Pick<TestServer, 'database'>,
  organizationId: string,
  browser: Browser,
  role: string,
): Promise<void> {
  await database.sql`
    insert into members (id, organization_id, user_id, role)
    values (gen_random_uuid()::text, ${organizationId}, ${await idOf(browser)}, ${role})
    on conflict (organization_id, user_id) do update set role = excluded.role`;
}

/** Makes an organization the active one of the session; null for none. */
export async function setActive(
  { url }: Pick<TestServer, 'url'>,
  browser: Browser,
  id: string | null,
): Promise<void> {
  const { status, body } = await browser.request('PUT', `${url}/api/active-organization`, { id });
  if (status !== 200) throw new Error(`it did not become active: ${JSON.stringify(body)}`);
}

/** Signs in a member of an organization that is the active one. */
export async function signInMember(
  server: TestServer,
  organizationId: string,
  email: string,
  role: string,
): Promise<Browser> {
  const browser = await signInUser(server, email);
  await setMember(server, organizationId, browser, role);
  await setActive(server, browser, organizationId);
  return browser;
}
