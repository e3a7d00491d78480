import type { AuthContext } from '@better-auth/core';
import { createAuthMiddleware } from 'better-auth/api';
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import { describesItself } from '../discovery.ts';

/** Answers at once, with nothing. */
const nowhere = 'data:application/json,{}';

/**
 * better-auth's generic OAuth, without its question to the provider at start-up: that one has no time limit, and all
 * of /api/auth waits for it, codes too. The provider is asked when somebody wants to sign in with it, for ten seconds
 * at most, which is how better-auth treats one that did not answer at start-up.
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
  const hooks = { before: [...(plugin.hooks?.before ?? []), withoutImpostors(configs)] };
  return { ...plugin, init, hooks };
}

/**
 * After the plugin's own hook, which asks a provider and believes whatever issuer the answer names: one that names
 * another is none, as if it had not answered, and is asked again the next time.
 */
function withoutImpostors(configs: GenericOAuthConfig[]) {
  const impostorAmong = ({ socialProviders }: AuthContext) =>
    socialProviders.findIndex(({ id, issuer }) => {
      const address = configs.find(({ providerId }) => providerId === id)?.discoveryUrl;
      return address !== undefined && !describesItself(address, issuer);
    });
  return {
    matcher: ({ context }: { context?: AuthContext }) => context !== undefined && impostorAmong(context) >= 0,
    handler: createAuthMiddleware(async ({ context }) => {
      const [impostor] = context.socialProviders.splice(impostorAmong(context), 1);
      const config = configs.find(({ providerId }) => providerId === impostor?.id);
      const { genericOAuthPendingDiscovery } = context as AuthContext & PendingDiscovery;
      if (config) genericOAuthPendingDiscovery?.set(config.providerId, config);
      context.logger.error(`The discovery document of ${impostor?.id} names another issuer`);
    }),
  };
}

/** Where the plugin keeps providers that have not answered yet. */
interface PendingDiscovery {
  genericOAuthPendingDiscovery?: Map<string, GenericOAuthConfig>;
}
