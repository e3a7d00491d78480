import type { Database } from '../../database/database.ts';

/** A valid session with its user, as read from the database. */
export interface SessionRow {
  userId: string;
  email: string;
  name: string;
  image: string | null;
  role: string;
  language: string | null;
  onboardedAt: string | null;
  id: string;
  expiresAt: string;
  activeOrganizationId: string | null;
  activeTeamId: string | null;
  impersonatorId: string | null;
  impersonatorName: string | null;
  isUseDue: boolean;
}

/** Reads by one prepared statement. Undefined for expired and revoked sessions and deleted and banned users. */
export async function readSessionRow(
  { shortReads: { sessions } }: Pick<Database, 'shortReads'>,
  token: string,
): Promise<SessionRow | undefined> {
  const [row] = await sessions<SessionRow[]>`
    select u.id as "userId", u.email, u.name, u.image, u.role, u.language, u.onboarded_at as "onboardedAt",
      s.id, s.expires_at as "expiresAt", s.active_organization_id as "activeOrganizationId",
      s.active_team_id as "activeTeamId", a.id as "impersonatorId",
      coalesce(nullif(a.name, ''), a.email) as "impersonatorName",
      s.updated_at < now() - interval '5 minutes' or s.impersonated_by is null
        and coalesce(u.last_seen_at, '-infinity') < now() - interval '5 minutes' as "isUseDue"
    from sessions s join users u on u.id = s.user_id left join users a on a.id = s.impersonated_by
    where s.token = ${token} and s.expires_at > now()
      and not (u.banned and (u.ban_expires is null or u.ban_expires > now()))`;
  return row;
}
