import type { Database } from '../../database/database.ts';
import type { Environment } from '../../environment.ts';

export type SignUpEnvironment = Pick<Environment, 'mode' | 'signUp' | 'adminEmails'>;

/** Who may have an account, and who becomes admin by it. Addresses count only once they are proven. */
export interface SignUpRules {
  isOpen: boolean;
  /** Whether an address may sign up. Where sign-up is closed, those who set the product up still may. */
  maySignUp(email: string): Promise<boolean>;
  /**
   * Makes the user an admin who is one by configuration: his address stands in ADMIN_EMAILS, or, in local mode
   * without that setting, nobody is admin yet. Of several first sign-ins at the same moment one wins.
   */
  grantConfiguredAdmin(userId: string): Promise<void>;
}

export function createSignUpRules(
  environment: SignUpEnvironment,
  { sql }: Pick<Database, 'sql'>,
): SignUpRules {
  const { signUp, adminEmails } = environment;
  const firstBecomesAdmin = environment.mode === 'local' && adminEmails.length === 0;
  return {
    isOpen: signUp === 'open',
    async maySignUp(email) {
      if (signUp === 'open' || adminEmails.includes(email.toLowerCase())) return true;
      if (!firstBecomesAdmin) return false;
      const [row] = await sql<[{ isEmpty: boolean }]>`
        select not exists (select from users) as "isEmpty"`;
      return row.isEmpty;
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
      } else if (adminEmails.length > 0) {
        await sql`
          update users set role = 'admin', updated_at = now()
          where id = ${userId} and email_verified and lower(email) = any (${adminEmails})
            and not 'admin' = any (string_to_array(role, ','))`;
      }
    },
  };
}
