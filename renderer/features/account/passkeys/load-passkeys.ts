import { loadQuery } from '../../../lib/services/load-query.ts';
import type { Services } from '../../../lib/services/services.ts';

/** Texts of passkeys on the account page. */
export const passkeysNamespaces = ['passkeys'] as const;

export function loadPasskeys(services: Services): Promise<void> {
  return loadQuery(services, (api) => api.passkeys.list.queryOptions());
}
