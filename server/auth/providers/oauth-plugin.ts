import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import { strictProviders } from './strict-providers.ts';

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
  const hooks = { before: [...(plugin.hooks?.before ?? []), strictProviders(configs)] };
  return { ...plugin, init, hooks };
}
