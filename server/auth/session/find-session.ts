import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Role } from '#contract/permissions.ts';
import { renewAfterSeconds, sessionCookieName, sessionSeconds } from '#server/auth/cookie-options.ts';
import type { Environment } from '../../config/environment.ts';
import type { Database } from '../../database/database.ts';
import { readCookie } from '../../http/read-cookie.ts';
import type { SessionCache } from './session-cache.ts';
import { rolesOf } from './session-caller.ts';
import { readSessionRow, type SessionRow } from './session-row.ts';

/** The signed-in person and the session; never its token. */
export interface FoundSession {
  user: {
    id: string;
    email: string;
    name: string;
    image: string | null;
    roles: Role[];
    language: string | null;
    onboardedAt: Date | null;
  };
  session: {
    id: string;
    expiresAt: Date;
    activeOrganizationId: string | null;
    activeTeamId: string | null;
  };
  /** The admin who acts as the user, if one does. */
  impersonatedBy: { id: string; name: string } | null;
  /** Whether a day has passed since the session was last prolonged: see renew-session.ts. */
  isRenewalDue: boolean;
  /** Whether nobody has written down for five minutes that session and person are in use: see record-use.ts. */
  isUseDue: boolean;
}

export interface FindSessionServices {
  database: Pick<Database, 'shortReads'>;
  environment: Pick<Environment, 'appUrl' | 'authSecret' | 'adminUserIds'>;
  /** With Redis: spares the database the question. */
  sessionCache?: SessionCache | undefined;
}

/**
 * Finds who sends a request, by one prepared statement instead of better-auth's two queries with its hooks around
 * them: it is on the path of every guarded request. Both agree on expired, revoked, deleted and banned;
 * find-session.test.ts holds that. Reads only: nothing is prolonged or removed here.
 * @param cookie the request's header of that name
 */
export async function findSession(
  { database, environment, sessionCache }: FindSessionServices,
  cookie: string | null | undefined,
): Promise<FoundSession | null> {
  const token = readSessionToken(cookie, environment);
  if (token === undefined) return null;
  const row = await rowOf(token, { database, sessionCache });
  if (!row) return null;
  const { userId, email, name, image, role, language, onboardedAt, expiresAt, ...rest } = row;
  const { impersonatorId, impersonatorName, isUseDue, ...session } = rest;
  const end = new Date(expiresAt);
  return {
    user: {
      id: userId,
      email,
      name,
      image,
      roles: rolesOf({ id: userId, role }, environment.adminUserIds),
      language,
      onboardedAt: onboardedAt === null ? null : new Date(onboardedAt),
    },
    session: { ...session, expiresAt: end },
    impersonatedBy: impersonatorId === null ? null : { id: impersonatorId, name: impersonatorName ?? '' },
    isRenewalDue:
      impersonatorId === null && end.getTime() - Date.now() <= (sessionSeconds - renewAfterSeconds) * 1000,
    isUseDue,
  };
}

/** From where it is kept, else from the database. What somebody is about to write down or prolong is not kept. */
async function rowOf(
  token: string,
  { database, sessionCache }: Pick<FindSessionServices, 'database' | 'sessionCache'>,
): Promise<SessionRow | undefined> {
  const kept = await sessionCache?.find(token);
  if (kept) return kept;
  const readAt = performance.now();
  const row = await readSessionRow(database, token);
  if (row && !row.isUseDue) void sessionCache?.keep(token, row, readAt);
  return row;
}

/** What better-auth takes for a signature: Node alone would pass over whatever stands behind or between. */
const signaturePattern = /^[A-Za-z0-9+/]{43}=$/;

/** The token in the session cookie, when better-auth's signature on it (HMAC-SHA-256, base64) is ours. */
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

/** Made once: of a text Node makes the key anew for each signature, which takes as long as the signature itself. */
function keyOf(secret: string): KeyObject {
  if (known?.secret !== secret) known = { secret, key: createSecretKey(secret, 'utf8') };
  return known.key;
}
