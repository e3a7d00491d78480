import type { BetterAuthOptions } from 'better-auth';
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import { discoveryAddress } from '../../config/discovery.ts';
import type { Environment } from '../../config/environment.ts';
import { nameAtProvider } from './name-at-provider.ts';

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
