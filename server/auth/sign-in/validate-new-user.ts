import type { BetterAuthOptions } from 'better-auth';
import type { SignUpRules } from './sign-up-rules.ts';

type Validate = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>;

/**
 * Allows creating an account by signing in, or linking a provider to one, only for addresses that the provider has
 * verified (read by strict-providers.ts, since their original form is lost here), and only if sign-up is open to them.
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
