import { defineRequestState } from '@better-auth/core/context';
import type { BetterAuthOptions } from 'better-auth';
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import type { Provider } from '#contract/api/init.ts';
import { discoveryAddress } from '../../config/discovery.ts';
import type { Environment } from '../../config/settings.ts';

const keptName = defineRequestState<string | null>(() => null);

/** One line of at most a hundred characters without characters that change the text direction. */
const usable = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]{1,100}$/u;

/**
 * The user's name at the provider of this request's callback: taken from the provider's profile, stored with the
 * account that is then linked (server/auth/database-hooks.ts).
 */
export const nameAtProvider = {
  get: () => keptName.get(),
  /** Stores the first usable name. Call it where better-auth maps a profile; it adds no fields to it. */
  async keep(...names: unknown[]): Promise<Record<never, never>> {
    const name = names.find((one) => typeof one === 'string' && usable.test(one));
    await keptName.set(typeof name === 'string' ? name : null);
    return {};
  },
};

/** The configured providers: better-auth's own for GitHub and Google, OpenID Connect for the third. */
export function socialOptions({ github, google, oidc }: Environment['providers']): {
  socialProviders: NonNullable<BetterAuthOptions['socialProviders']>;
  genericConfigs: GenericOAuthConfig[];
} {
  return {
    socialProviders: {
      ...(github && {
        github: { ...github, mapProfileToUser: ({ login }) => nameAtProvider.keep(login) },
      }),
      ...(google && {
        google: { ...google, mapProfileToUser: ({ email }) => nameAtProvider.keep(email) },
      }),
    },
    genericConfigs: oidc
      ? [
          {
            providerId: 'oidc',
            name: oidc.name,
            discoveryUrl: discoveryAddress(oidc.issuer),
            clientId: oidc.clientId,
            clientSecret: oidc.clientSecret,
            scopes: ['openid', 'email', 'profile'],
            pkce: true,
            requireIdTokenVerification: true,
            mapProfileToUser: ({ preferred_username, email }) =>
              nameAtProvider.keep(preferred_username, email),
          },
        ]
      : [],
  };
}

/** The providers for sign-in: those with a configured client. */
export function configuredProviders({ providers }: Environment): Provider[] {
  const found: Provider[] = [];
  if (providers.github) found.push({ id: 'github', name: 'GitHub' });
  if (providers.google) found.push({ id: 'google', name: 'Google' });
  if (providers.oidc) found.push({ id: 'oidc', name: providers.oidc.name });
  return found;
}
