import type { Provider } from '#contract/api/init.ts';
import type { Environment } from '../../config/environment.ts';

/** The providers for sign-in: those with a configured client. */
export function configuredProviders({ providers }: Environment): Provider[] {
  const found: Provider[] = [];
  if (providers.github) found.push({ id: 'github', name: 'GitHub' });
  if (providers.google) found.push({ id: 'google', name: 'Google' });
  if (providers.oidc) found.push({ id: 'oidc', name: providers.oidc.name });
  return found;
}
