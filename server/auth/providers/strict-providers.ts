import type { AuthContext } from '@better-auth/core';
import type { OAuthProvider } from '@better-auth/core/oauth2';
import { createAuthMiddleware } from 'better-auth/api';
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import { isEmail } from '#contract/validation/email.ts';
import { describesItself } from '../../config/discovery.ts';

/** Where the plugin keeps providers that have not answered yet. */
interface PendingDiscovery {
  genericOAuthPendingDiscovery?: Map<string, GenericOAuthConfig>;
}

type UserInfo = Awaited<ReturnType<OAuthProvider['getUserInfo']>>;

/**
 * A hook after the plugin's own, which asks a provider when somebody wants to sign in with it, and is content with less
 * than OpenID Connect asks for. A discovery document that names another issuer is none, as if the provider had not
 * answered: it is asked again the next time. And an answer without an ID token lets nobody in: who a person is would
 * come without issuer, audience, nonce and signature. Of every provider, better-auth's own among them, the answer is
 * read before anybody changes it (`withProvenAddress`).
 */
export function strictProviders(configs: GenericOAuthConfig[]) {
  const checked = new WeakSet<OAuthProvider>();
  const newAmong = ({ socialProviders }: AuthContext) =>
    socialProviders.filter((provider) => !checked.has(provider));
  return {
    matcher: ({ context }: { context?: AuthContext }) =>
      context !== undefined && newAmong(context).length > 0,
    handler: createAuthMiddleware(async ({ context }) => {
      for (const provider of newAmong(context)) {
        const config = configs.find(({ providerId }) => providerId === provider.id);
        if (config && !describesItself(config.discoveryUrl ?? '', provider.issuer)) {
          forget(provider, config, context);
          continue;
        }
        const { getUserInfo } = provider;
        provider.getUserInfo = async (tokens) =>
          config && !tokens.idToken ? null : withProvenAddress(await getUserInfo(tokens));
        checked.add(provider);
      }
    }),
  };
}

function forget(provider: OAuthProvider, config: GenericOAuthConfig, context: AuthContext): void {
  context.socialProviders.splice(context.socialProviders.indexOf(provider), 1);
  const { genericOAuthPendingDiscovery } = context as AuthContext & PendingDiscovery;
  genericOAuthPendingDiscovery?.set(config.providerId, config);
  context.logger.error(`The discovery document of ${config.providerId} names another issuer`);
}

/**
 * A verified address counts only where it could be typed here: better-auth puts it into lower case and then compares,
 * which makes one address of two ('\u212Aate@' of 'kate@'), and one with a space in front would be a second account of
 * somebody's. Who is linked already signs in all the same, by the subject and not by the address.
 */
function withProvenAddress(answer: UserInfo): UserInfo {
  if (!answer) return answer;
  const { email } = answer.user;
  const isProven = typeof email === 'string' && isEmail(email);
  return isProven ? answer : { ...answer, user: { ...answer.user, emailVerified: false } };
}
