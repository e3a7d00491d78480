import type { Services } from '../services/services.ts';
import { announceIdentityChange } from './identity-change.ts';
import { stopImpersonating } from './stop-impersonating.ts';

/** Goes on as oneself, in this tab by a new document, and in the others. Throws where the server could not be reached. */
export async function leaveImpersonation(services: Services): Promise<void> {
  const address = await stopImpersonating(services);
  announceIdentityChange();
  location.assign(address);
}
