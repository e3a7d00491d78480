import type { Database } from '../../database/database.ts';

/** Name by which somebody was last invited into an organization: what a new user is called until onboarding. */
export async function invitedName({ sql }: Pick<Database, 'sql'>, email: string): Promise<string> {
  const [invited] = await sql<{ name: string }[]>`
    select name from invitations where email = lower(${email}) and name is not null
      and status = 'pending' and expires_at > now()
    order by created_at desc limit 1`;
  return invited?.name ?? '';
}
