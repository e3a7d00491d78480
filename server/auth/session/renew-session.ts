import type { Auth } from '#server/auth/auth.ts';
import { throwDatabaseFailure } from '#server/auth/database-failures.ts';

/**
 * Renews a session that is due (see findSession's `isRenewalDue`), by better-auth's own rule.
 * @returns the `Set-Cookie` values that send the new expiry to the browser
 */
export async function renewSession(auth: Auth, headers: Headers): Promise<string[]> {
  const answer = await throwDatabaseFailure(() => auth.api.getSession({ headers, returnHeaders: true }));
  return answer.headers?.getSetCookie() ?? [];
}
