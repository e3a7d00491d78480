import { createHash, randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { isAllowed } from '#contract/api-keys/key-permissions.ts';
import { tokenPrefix } from '#contract/redact.ts';
import type { CallerSession } from '../api/caller-session.ts';
import { type CallerRow, toCallerSession } from '../auth/session/find-session.ts';
import { ApiError } from '../config/api-error.ts';
import type { AuthenticationServices } from '../features/feature.ts';
import { ipRules } from '../limits/limits.ts';
import { rateLimit } from '../limits/rate-limiter.ts';
import { eventOrigin } from '../observability/event-origin.ts';

/** Of 256 random bits: nobody finds one by its hash, or by the time that looking for it takes. */
export function makeKey(): { token: string; hash: string; start: string } {
  const token = tokenPrefix() + randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token), start: token.slice(0, tokenPrefix().length + 4) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The key that a request brings: any other header is not ours, and is left alone. */
function readToken(authorization = ''): string | undefined {
  const [scheme = '', token = ''] = authorization.trim().split(/\s+/);
  return scheme.toLowerCase() === 'bearer' && token.startsWith(tokenPrefix()) ? token : undefined;
}

/**
 * A request with a key is its owner's, within what the key allows; cookies that it brings as well do not count. One with a
 * key that is unknown, expired or revoked, or whose owner is banned, is no anonymous request: 401.
 */
export function authenticateKeys({ database, environment, limiter, logger }: AuthenticationServices) {
  const { api } = ipRules(environment.mode);
  const rule = { ...api, name: 'api-key' };
  const limit = rateLimit({ rule, limiter, logger, subjectOf: (req) => req.credential?.session.id ?? '' });
  const authenticate: RequestHandler = async (req, res, next) => {
    const token = readToken(req.headers.authorization);
    if (token === undefined) return next();
    const key = await findKey(database, token);
    if (!key) {
      const headers = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };
      throw new ApiError(401, 'UNAUTHORIZED', undefined, { headers });
    }
    delete req.headers.cookie;
    req.credential = toCredential(key, environment);
    const origin = eventOrigin.getStore() ?? { requestId: req.id, address: null };
    await eventOrigin.run({ ...origin, client: `api-key ${key.id}` }, () => limit(req, res, next));
  };
  return authenticate;
}

interface KeyRow extends CallerRow {
  permissions: string[];
  boundOrganizationId: string | null;
}

/**
 * One prepared statement, by an index, as for a session; the use of a key is recorded at most once in five minutes. A key
 * works in the organization that it is bound to alone, so the owner's other roles are left out.
 */
async function findKey(
  { sql }: Pick<AuthenticationServices['database'], 'sql'>,
  token: string,
): Promise<KeyRow | undefined> {
  const [row] = await sql<KeyRow[]>`
    with key as (
      select k.id, k.permissions, k.bound_organization_id as "boundOrganizationId",
        m.organization_id as "activeOrganizationId", m.role as "activeRole",
        '{}'::text[] as "otherRoles", m.id is not null as "hasOrganizations",
        coalesce(k.expires_at, '9999-12-31') as "expiresAt", null as "impersonatorId",
        u.id as "userId", u.email, u.name, u.image, u.role, u.language, u.onboarded_at as "onboardedAt"
      from api_keys k join users u on u.id = k.user_id
        left join members m on m.organization_id = k.bound_organization_id and m.user_id = k.user_id
      where k.hash = ${hashOf(token)} and (k.expires_at is null or k.expires_at > now())
        and not (u.banned and (u.ban_expires is null or u.ban_expires > now()))
    ), used as (
      update api_keys set last_used_at = now() from key
      where api_keys.id = key.id and coalesce(last_used_at, '-infinity') < now() - interval '5 minutes'
    )
    select * from key`;
  return row;
}

/**
 * A key of an organization has no roles in the installation, so that the role of its owner in the organization is all
 * that can grant something (server/scopes/require-scope.ts).
 */
function toCredential(
  { permissions, boundOrganizationId, ...row }: KeyRow,
  environment: AuthenticationServices['environment'],
): CallerSession {
  const { user, ...found } = toCallerSession(row, environment);
  return {
    ...found,
    user: boundOrganizationId === null ? user : { ...user, roles: [] },
    requireAllowed(required) {
      if (!required || !isAllowed(permissions, required)) throw new ApiError(403, 'API_KEY_NOT_ALLOWED');
    },
  };
}
