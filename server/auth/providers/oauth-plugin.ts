import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import { strictProviders } from './strict-providers.ts';

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
