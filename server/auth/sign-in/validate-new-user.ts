import type { BetterAuthOptions } from 'better-auth';
import type { SignUpRules } from './sign-up-rules.ts';

type Validate = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>;

/**
 * Who may get an account by signing in, or link a provider to one: addresses that the provider has verified (read by
 * strict-providers.ts: here it is too late to tell what they looked like), and only where sign-up is open to them. What is returned as error is the code of the answer, or of /login/error.
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
