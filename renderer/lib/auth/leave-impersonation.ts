import { ApiError } from '../api/api-error.ts';
import type { Services } from '../services/services.ts';
import { announceIdentityChange } from './identity-change.ts';

/** Goes on as oneself, in this tab by a new document, and in the others. Throws where the server could not be reached. */
export async function leaveImpersonation(services: Services): Promise<void> {
  const address = await stopImpersonating(services);
  announceIdentityChange();
  location.assign(address);
}

/**
 * Ends what an admin does as somebody else. Where the admin's own session is over by now, both are signed out: to stop
 * always stops. Throws where the server could not be reached.
 * @returns the address to go on at, which has to be a new document: nothing that the other user saw may stay
 */
export async function stopImpersonating({
  init,
  signIn,
}: Pick<Services, 'init' | 'signIn'>): Promise<string> {
  const { currentUser } = await init.load();
  const page = currentUser ? `/manager/users/${currentUser.id}` : '/manager';
  try {
    await signIn.stopImpersonating();
    return page;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error;
    await signIn.signOut();
    return `/login?${new URLSearchParams({ redirect: page })}`;
  }
}
