import type { Environment } from '../config/settings.ts';
import type { Database } from '../database/database.ts';

export interface ListedAdmin {
  email: string;
  name: string;
  /** 'banned', and other reasons than the role why this user is an admin. */
  notes: string[];
}

export interface Admins {
  /** Current admins. */
  now: ListedAdmin[];
  /** Addresses whose owners become admins when they sign in. */
  waiting: { email: string; notes: string[] }[];
}

/** All current and future admins: by role, by a pending grant, or by the configuration. */
export async function listAdmins(
  { sql }: Pick<Database, 'sql'>,
  { adminEmails, adminUserIds }: Pick<Environment, 'adminEmails' | 'adminUserIds'>,
): Promise<Admins> {
  const people = await sql<{ id: string; email: string; name: string; isBanned: boolean }[]>`
    select id, email, name, banned and (ban_expires is null or ban_expires > now()) as "isBanned" from users
    where 'admin' = any (string_to_array(role, ',')) or id = any (${adminUserIds}::text[])
    order by created_at, id`;
  const now = people.map(({ id, email, name, isBanned }) => ({
    email,
    name,
    notes: [...(isBanned ? ['banned'] : []), ...(adminUserIds.includes(id) ? ['ADMIN_USER_IDS'] : [])],
  }));
  const granted = await sql<{ email: string }[]>`select email from admin_grants order by created_at, email`;
  const isAdmin = new Set(now.map(({ email }) => email.toLowerCase()));
  const waiting = [
    ...granted.map(({ email }) => ({ email, notes: ['granted'] })),
    ...adminEmails.map((email) => ({ email, notes: ['ADMIN_EMAILS'] })),
  ];
  return { now, waiting: waiting.filter(({ email }) => !isAdmin.has(email)) };
}
