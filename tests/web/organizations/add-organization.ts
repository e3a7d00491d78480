import type { ProductionServer } from '#tests/support/start-production-server.ts';
import { addUser } from '../users/add-user.ts';

interface Organization {
  id: string;
  name: string;
  teamId: string;
}

/** Puts an organization with one team into the database, of which a user is owner, or what else is said. */
export async function addOrganization(
  { database: { sql } }: ProductionServer,
  email: string,
  { name = 'Mwanga Cooperative', role = 'owner' } = {},
): Promise<Organization> {
  const id = crypto.randomUUID();
  const teamId = crypto.randomUUID();
  await sql`insert into organizations (id, name, slug) values (${id}, ${name}, ${`mwanga-${id.slice(0, 8)}`})`;
  await sql`insert into members (id, organization_id, user_id, role)
    select gen_random_uuid()::text, ${id}, id, ${role} from users where email = ${email}`;
  await sql`insert into teams (id, name, organization_id) values (${teamId}, ${name}, ${id})`;
  return { id, name, teamId };
}

/** Adds a new user as a member of an organization. */
export async function addMember(
  server: ProductionServer,
  organizationId: string,
  { name, role = 'member' }: { name: string; role?: string },
): Promise<{ id: string; userId: string; email: string }> {
  const id = crypto.randomUUID();
  const { id: userId, email } = await addUser(server, { name });
  await server.database.sql`insert into members (id, organization_id, user_id, role)
    values (${id}, ${organizationId}, ${userId}, ${role})`;
  return { id, userId, email };
}
