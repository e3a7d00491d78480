import type { AuthContext } from '@better-auth/core';
import type { OAuthProvider } from '@better-auth/core/oauth2';
import { createAuthMiddleware } from 'better-auth/api';
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import { describesItself } from '../discovery.ts';

/** Where the plugin keeps providers that have not answered yet. */
interface PendingDiscovery {
  genericOAuthPendingDiscovery?: Map<string, GenericOAuthConfig>;
}

/**
 * A hook after the plugin's own, which asks a provider when somebody wants to sign in with it, and is content with less
 * than OpenID Connect asks for. A discovery document that names another issuer is none, as if the provider had not
 * answered: it is asked again the next time. And an answer without an ID token lets nobody in: who a person is would
 * come without issuer, audience, nonce and signature.
 */
export function strictProviders(configs: GenericOAuthConfig[]) {
  const checked = new WeakSet<OAuthProvider>();
  const configOf = ({ id }: OAuthProvider) => configs.find(({ providerId }) => providerId === id);
  const newAmong = ({ socialProviders }: AuthContext) =>
    socialProviders.findIndex((provider) => configOf(provider) && !checked.has(provider));
  return {
    matcher: ({ context }: { context?: AuthContext }) => context !== undefined && newAmong(context) >= 0,
    handler: createAuthMiddleware(async ({ context }) => {
      const place = newAmong(context);
      const provider = context.socialProviders[place];
      const config = provider && configOf(provider);
      if (!provider || !config) return;
      if (describesItself(config.discoveryUrl ?? '', provider.issuer)) {
        const { getUserInfo } = provider;
        provider.getUserInfo = async (tokens) => (tokens.idToken ? getUserInfo(tokens) : null);
        checked.add(provider);
        return;
      }
      context.socialProviders.splice(place, 1);
      const { genericOAuthPendingDiscovery } = context as AuthContext & PendingDiscovery;
      genericOAuthPendingDiscovery?.set(config.providerId, config);
      context.logger.error(`The discovery document of ${config.providerId} names another issuer`);
    }),
  };
}
