import type { ProductionServer } from '#tests/support/start-production-server.ts';

interface UserFields {
  name?: string;
  email?: string;
  role?: string;
  banned?: boolean;
  onboarded?: boolean;
}

/** Puts a person into the database, as if they had signed up. */
export async function addUser(
  { database: { sql } }: ProductionServer,
  { name = 'Omar Benali', role = 'user', banned = false, onboarded = true, ...rest }: UserFields = {},
): Promise<{ id: string; name: string; email: string }> {
  const id = crypto.randomUUID();
  const email = rest.email ?? `${id}@example.com`;
  await sql`
    insert into users (id, name, email, role, banned, email_verified, onboarded_at)
    values (${id}, ${name}, ${email}, ${role}, ${banned}, true, ${onboarded ? new Date().toISOString() : null})`;
  return { id, name, email };
}

/** Opens a session for a person, on a device that tells its browser. */
export async function addSession({ database: { sql } }: ProductionServer, userId: string): Promise<void> {
  const agent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  await sql`
    insert into sessions (id, token, user_id, expires_at, ip_address, user_agent)
    values (${crypto.randomUUID()}, ${crypto.randomUUID()}, ${userId}, now() + interval '1 day', '203.0.113.7', ${agent})`;
}

export async function idOf({ database: { sql } }: ProductionServer, email: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`select id from users where email = ${email}`;
  return row?.id ?? '';
}
