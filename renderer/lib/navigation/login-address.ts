import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';

/** Why somebody who was signed in is on /login. */
type LoginNotice = 'session-ended' | 'account-deleted';

/**
 * /login, with the page to go to after signing in where the current address names one.
 * @param email is in the field already, to be corrected rather than typed again
 */
export function loginAddress(search: URLSearchParams, email = ''): string {
  const redirect = safeRedirect(search.get('redirect'));
  const query = new URLSearchParams({ ...(redirect && { redirect }), ...(email && { email }) }).toString();
  return query ? `/login?${query}` : '/login';
}

/** Returns the state of a navigation to /login, with the notice to show there. */
export function loginNotice(notice: LoginNotice) {
  return { notice };
}

/** Returns the notice in the state of a navigation. */
export function loginNoticeOf(state: unknown): LoginNotice | undefined {
  return (state as Partial<ReturnType<typeof loginNotice>> | null)?.notice;
}

/** Why the user came to this page, where it is to be shown. The server does not see it, so not at first. */
export function useLoginNotice(): LoginNotice | undefined {
  const { state } = useLocation();
  return useSyncExternalStore(
    () => () => {},
    () => loginNoticeOf(state),
    () => undefined,
  );
}
