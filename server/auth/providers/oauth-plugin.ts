import type { AuthContext } from '@better-auth/core';
import type { OAuthProvider } from '@better-auth/core/oauth2';
import { createAuthMiddleware } from 'better-auth/api';
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import { isEmail } from '#contract/validation/email.ts';
import { describesItself } from '../../config/discovery.ts';

/** Property of better-auth's context: providers that have not answered yet, by id. */
interface PendingDiscovery {
  genericOAuthPendingDiscovery?: Map<string, GenericOAuthConfig>;
}

type UserInfo = Awaited<ReturnType<OAuthProvider['getUserInfo']>>;

/** A URL that answers at once with an empty document. */
const nowhere = 'data:application/json,{}';

/**
 * better-auth's generic OAuth, without its request to the provider at start-up: that request has no timeout, and all of
 * /api/auth waits for it, codes included. Instead the provider is requested when a user signs in with it, with a
 * timeout of ten seconds, as better-auth does for providers that did not answer at start-up.
 */
export function oauthPlugin(configs: GenericOAuthConfig[]): ReturnType<typeof genericOAuth> {
  const plugin = genericOAuth({ config: configs });
  const addresses = configs.map(({ discoveryUrl }) => discoveryUrl);
  const init: typeof plugin.init = async (ctx) => {
    for (const config of configs) config.discoveryUrl = nowhere;
    try {
      // It would log that each provider is skipped.
      return await plugin.init({ ...ctx, logger: { ...ctx.logger, error: () => {} } });
    } finally {
      for (const [index, config] of configs.entries()) config.discoveryUrl = addresses[index];
    }
  };
  const hooks = { before: [...(plugin.hooks?.before ?? []), strictProviders(configs)] };
  return { ...plugin, init, hooks };
}

/**
 * A hook after the plugin's own, which requests a provider's metadata when a user signs in with it and is less strict
 * than OpenID Connect. A discovery document that names another issuer is ignored, as if the provider had not answered:
 * it is requested again next time. And a response without an ID token is rejected: the user's identity would lack
 * issuer, audience, nonce and signature. The responses of all providers, better-auth's own included, are read before
 * they are changed (`withProvenAddress`).
 */
function strictProviders(configs: GenericOAuthConfig[]) {
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
 * A verified address counts only if it could be typed here: better-auth compares after converting it to lower case,
 * which makes one address of two ('\u212Aate@' of 'kate@'), and one with a leading space would be a second account of
 * the same user. Linked users can still sign in, since they are found by the subject and not by the address.
 */
function withProvenAddress(answer: UserInfo): UserInfo {
  if (!answer) return answer;
  const { email } = answer.user;
  const isProven = typeof email === 'string' && isEmail(email);
  return isProven ? answer : { ...answer, user: { ...answer.user, emailVerified: false } };
}
