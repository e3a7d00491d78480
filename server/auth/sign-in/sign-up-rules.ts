import type { BetterAuthOptions } from 'better-auth';
import { normalizeEmail } from '#contract/validation/email.ts';
import { type AuditEvent, recordEvents } from '../../audit/record-events.ts';
import type { Environment } from '../../config/settings.ts';
import type { Database } from '../../database/database.ts';

type Validate = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>;

export type SignUpEnvironment = Pick<Environment, 'mode' | 'signUp' | 'adminEmails'>;

/** Rules on who may sign up, and who becomes an admin by it. Addresses count only once they are verified. */
export interface SignUpRules {
  isOpen: boolean;
  /** Whether an address may sign up. If sign-up is closed, configured or granted admins and the first user still may. */
  maySignUp(email: string): Promise<boolean>;
  /**
   * Makes the user an admin if the address is in ADMIN_EMAILS or was granted (`npm run admin`) or, in local mode
   * without that setting, if there is no admin yet. Of several concurrent first sign-ins only one becomes admin.
   */
  grantConfiguredAdmin(userId: string): Promise<void>;
}

export function createSignUpRules(environment: SignUpEnvironment, database: Database): SignUpRules {
  const { sql } = database;
  const { signUp, adminEmails } = environment;
  const firstBecomesAdmin = environment.mode === 'local' && adminEmails.length === 0;
  return {
    isOpen: signUp === 'open',
    async maySignUp(email) {
      if (signUp === 'open') return true;
      const address = normalizeEmail(email) ?? '';
      // Queried for every address, so that it takes the same time.
      const [row] = await sql<[{ isGranted: boolean; isEmpty: boolean }]>`
        select exists (select from admin_grants where email = ${address}) as "isGranted",
          not exists (select from users) as "isEmpty"`;
      return adminEmails.includes(address) || row.isGranted || (firstBecomesAdmin && row.isEmpty);
    },
    async grantConfiguredAdmin(userId) {
      if (firstBecomesAdmin) {
        await sql.begin(async (transaction) => {
          await transaction`select pg_advisory_xact_lock(hashtext('users_first_admin'))`;
          await transaction`
            update users set role = 'admin', updated_at = now()
            where id = ${userId} and email_verified and not exists (
              select from users where 'admin' = any (string_to_array(role, ',')))`;
        });
      }
      // A grant is used up by the sign-in; the configuration applies to each.
      const [granted] = await sql<{ from: string }[]>`
        with person as (
          select id, lower(email) as email, role from users where id = ${userId} and email_verified
        ), used as (
          delete from admin_grants using person where admin_grants.email = person.email returning 1
        )
        update users set role = 'admin', updated_at = now() from person
        where users.id = person.id and not 'admin' = any (string_to_array(users.role, ','))
          and (person.email = any (${adminEmails}::text[]) or exists (select from used))
        returning person.role as "from"`;
      if (granted) await recordEvents(database.db, [promotion(userId, granted.from)]);
    },
  };
}

/** The event has no actor: it was caused by the configuration or an earlier command. */
function promotion(userId: string, from: string): AuditEvent {
  const data = { from: from.split(','), to: ['admin'] };
  return { actor: null, action: 'user.roles-changed', subjectId: userId, data };
}

/**
 * Allows creating an account by signing in, or linking a provider to one, only for addresses that the provider has
 * verified (read by oauth-plugin.ts, since their original form is lost here), and only if sign-up is open to them.
 * The returned error is the code of the response or of /login/error.
 */
export function validateNewUser(signUp: SignUpRules): Validate {
  return async ({ user, source }) => {
    const isSocial = source.method === 'oauth';
    if (isSocial && source.action !== 'sign-in' && user.emailVerified !== true)
      return { error: 'email_not_verified' };
    if (source.action !== 'create-user' || source.method === 'admin') return undefined;
    if (await signUp.maySignUp(String(user.email ?? ''))) return undefined;
    return { error: isSocial ? 'signup_disabled' : 'SIGN_UP_DISABLED' };
  };
}
