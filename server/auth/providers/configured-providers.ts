import type { Provider } from '#contract/api/init.ts';
import type { Environment } from '../../config/environment.ts';

/** The social accounts that visitors may sign in with: those whose client is configured. */
export function configuredProviders({ providers }: Environment): Provider[] {
  const found: Provider[] = [];
  if (providers.github) found.push({ id: 'github', name: 'GitHub' });
  if (providers.google) found.push({ id: 'google', name: 'Google' });
  if (providers.oidc) found.push({ id: 'oidc', name: providers.oidc.name });
  return found;
}
