import type { Browser as Client } from '#tests/support/browser.ts';
import type { ProductionServer } from '#tests/support/start-production-server.ts';
import { addUser } from '../users/add-user.ts';

interface NewOrganization {
  id: string;
  name: string;
  slug: string;
  /** Puts a new user with a role into it. */
  add(name: string, role: string): Promise<void>;
}

/** Creates an organization, of which its owner's session is active then. */
export async function createOrganization(
  server: ProductionServer,
  owner: Client,
  name: string,
): Promise<NewOrganization> {
  const slug = `s-${crypto.randomUUID()}`;
  const { status, body } = await owner.request('POST', `${server.url}/api/organizations`, { name, slug });
  if (status !== 200) throw new Error(`no organization: ${JSON.stringify(body)}`);
  return {
    id: body.id,
    name,
    slug,
    async add(memberName, role) {
      const user = await addUser(server, { name: memberName });
      await join(server, body.id, user.id, role);
    },
  };
}

/** Makes a user a member, as an accepted invitation does. */
export async function join(
  { database: { sql } }: ProductionServer,
  organizationId: string,
  userId: string,
  role: string,
): Promise<void> {
  await sql`insert into members (id, organization_id, user_id, role)
    values (gen_random_uuid()::text, ${organizationId}, ${userId}, ${role})`;
}

export const idOf = async (client: Client): Promise<string> =>
  (await client.get('/get-session')).body.user.id;
