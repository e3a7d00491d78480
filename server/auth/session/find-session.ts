import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { organizationRoleOf } from '#contract/facts/tenant-roles.ts';
import { renewAfterSeconds, sessionCookieName, sessionSeconds } from '#server/auth/cookie-options.ts';
import type { CallerSession } from '../../api/caller-session.ts';
import type { Environment } from '../../config/settings.ts';
import type { Database } from '../../database/database.ts';
import { readCookie } from '../../http/cookies.ts';
import { rolesOf } from './session-caller.ts';

/** The user and the session of a valid credential, as read from the database. */
export interface CallerRow {
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
  activeRole: string | null;
  otherRoles: string[];
  hasOrganizations: boolean;
  impersonatorId: string | null;
  impersonatorName: string | null;
}

interface SessionRow extends CallerRow {
  isUseDue: boolean;
}

/** A session as found, and what is due on its row: see record-use.ts. */
export interface FoundSession extends CallerSession {
  /** Whether the session was last renewed more than a day ago. */
  isRenewalDue: boolean;
  /** Whether the last use of session and user was recorded more than five minutes ago. */
  isUseDue: boolean;
}

export interface FindSessionServices {
  database: Pick<Database, 'sql'>;
  environment: Pick<Environment, 'appUrl' | 'authSecret' | 'adminUserIds'>;
}

/**
 * Finds the session of a request, with the user and the user's roles in organizations, by one prepared statement, since
 * every protected request needs it: better-auth's
 * `getSession` takes eight times as long (docs/decisions/0014). Both agree on expired, revoked, deleted and banned, as
 * find-session.test.ts ensures. Read-only: nothing is renewed or deleted here.
 * @param cookie the request's Cookie header
 */
export async function findSession(
  { database, environment }: FindSessionServices,
  cookie: string | null | undefined,
): Promise<FoundSession | null> {
  const token = readSessionToken(cookie, environment);
  if (token === undefined) return null;
  const row = await readSessionRow(database, token);
  if (!row) return null;
  const caller = toCallerSession(row, environment);
  const secondsLeft = (caller.session.expiresAt.getTime() - Date.now()) / 1000;
  return {
    ...caller,
    isRenewalDue: row.impersonatorId === null && secondsLeft <= sessionSeconds - renewAfterSeconds,
    isUseDue: row.isUseDue,
  };
}

export function toCallerSession(
  row: CallerRow,
  { adminUserIds }: Pick<Environment, 'adminUserIds'>,
): CallerSession {
  const { userId, email, name, image, role, language, onboardedAt, expiresAt, ...rest } = row;
  const { impersonatorId, impersonatorName, otherRoles, hasOrganizations } = rest;
  const { id, activeOrganizationId, activeRole } = rest;
  return {
    user: {
      id: userId,
      email,
      name,
      image,
      roles: rolesOf({ id: userId, role }, adminUserIds),
      language,
      onboardedAt: onboardedAt === null ? null : new Date(onboardedAt),
    },
    session: {
      id,
      expiresAt: new Date(expiresAt),
      activeOrganizationId,
      activeRole: activeRole === null ? null : organizationRoleOf(activeRole),
    },
    otherRoles: otherRoles.map(organizationRoleOf),
    hasOrganizations,
    impersonatedBy: impersonatorId === null ? null : { id: impersonatorId, name: impersonatorName ?? '' },
  };
}

/** better-auth's format of a signature: Node alone would ignore other characters in or after it. */
const signaturePattern = /^[A-Za-z0-9+/]{43}=$/;

/** The token in the session cookie, if better-auth's signature on it (HMAC-SHA-256, base64) is valid. */
function readSessionToken(
  cookie: string | null | undefined,
  { appUrl, authSecret = '' }: FindSessionServices['environment'],
): string | undefined {
  const signed = readCookie(cookie, sessionCookieName(appUrl));
  const dot = signed?.lastIndexOf('.') ?? -1;
  if (signed === undefined || dot < 1 || authSecret === '') return undefined;
  const [token, signature] = [signed.slice(0, dot), signed.slice(dot + 1)];
  if (!signaturePattern.test(signature)) return undefined;
  const expected = createHmac('sha256', keyOf(authSecret)).update(token).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

let known: { secret: string; key: KeyObject } | undefined;

/** Cached: from a string Node derives the key anew for each signature, which takes as long as the signature. */
function keyOf(secret: string): KeyObject {
  if (known?.secret !== secret) known = { secret, key: createSecretKey(secret, 'utf8') };
  return known.key;
}

/** Reads by one prepared statement. Undefined for expired and revoked sessions and deleted and banned users. */
async function readSessionRow(
  { sql }: Pick<Database, 'sql'>,
  token: string,
): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow[]>`
    select u.id as "userId", u.email, u.name, u.image, u.role, u.language, u.onboarded_at as "onboardedAt",
      s.id, s.expires_at as "expiresAt", m.organization_id as "activeOrganizationId", m.role as "activeRole",
      array(
        select o.role from members o where o.user_id = s.user_id and o.id is distinct from m.id
      ) as "otherRoles",
      m.id is not null or exists (select from organizations) as "hasOrganizations",
      a.id as "impersonatorId",
      coalesce(nullif(a.name, ''), a.email) as "impersonatorName",
      s.updated_at < now() - interval '5 minutes' or s.impersonated_by is null
        and coalesce(u.last_seen_at, '-infinity') < now() - interval '5 minutes' as "isUseDue"
    from sessions s join users u on u.id = s.user_id left join users a on a.id = s.impersonated_by
      left join members m on m.organization_id = s.active_organization_id and m.user_id = s.user_id
    where s.token = ${token} and s.expires_at > now()
      and not (u.banned and (u.ban_expires is null or u.ban_expires > now()))`;
  return row;
}
