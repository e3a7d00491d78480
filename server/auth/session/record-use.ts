import type { Auth } from '#server/auth/configured-auth.ts';
import { throwDatabaseFailure } from '#server/auth/database-failures.ts';
import type { Environment } from '../../config/settings.ts';
import type { Database } from '../../database/database.ts';
import type { Logger } from '../../http/logger.ts';
import type { FoundSession } from './find-session.ts';

export interface RecordUseServices {
  database: Pick<Database, 'sql'>;
  environment: Pick<Environment, 'demo'>;
  logger: Pick<Logger, 'warn'>;
}

/**
 * Records the last use of a session and its user; `isUseDue` limits it to once in five minutes. The request does not
 * wait for it, and a failure is only logged. An impersonation does not count as use by the user; in a demo no user's
 * row changes.
 */
export function recordUse(
  { database: { sql }, environment, logger }: RecordUseServices,
  { user, session, impersonatedBy }: FoundSession,
): void {
  const isPerson = impersonatedBy === null && !environment.demo;
  sql`
    with used as (
      update sessions set updated_at = now()
      where id = ${session.id} and updated_at < now() - interval '5 minutes'
    )
    update users set last_seen_at = now()
    where ${isPerson} and id = ${user.id}
      and (last_seen_at is null or last_seen_at < now() - interval '5 minutes')`.catch((error: unknown) =>
    logger.warn({ err: error }, 'the use of a session is not recorded'),
  );
}

/**
 * Renews a session that is due (see findSession's `isRenewalDue`), by better-auth's own rule.
 * @returns the `Set-Cookie` values that send the new expiry to the browser
 */
export async function renewSession(auth: Auth, headers: Headers): Promise<string[]> {
  const answer = await throwDatabaseFailure(() => auth.api.getSession({ headers, returnHeaders: true }));
  return answer.headers?.getSetCookie() ?? [];
}
