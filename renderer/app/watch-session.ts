import type { createBrowserRouter } from 'react-router';
import { onUnauthorizedCall } from '../lib/api/unauthorized-calls.ts';
import { onIdentityChange } from '../lib/auth/identity-change.ts';
import { loginAddress } from '../lib/navigation/login-address.ts';
import { loginNotice } from '../lib/navigation/login-notice.ts';
import type { Services } from '../lib/services/services.ts';

/** Coming back to the tab asks again who the user is when the answer is older than this, in milliseconds. */
const freshFor = 30_000;

/**
 * Notices when the user is no longer who they were: signed out elsewhere, banned, expired, another role. Any call
 * that is rejected makes the page ask `init` again; so does coming back to the tab, and another tab where an admin has
 * begun or ceased to act as somebody. Who has no session any more is
 * brought to /login, and from there back; who may do other things than before sees what is theirs now.
 */
export function watchSession(services: Services, router: ReturnType<typeof createBrowserRouter>): void {
  const { init } = services;
  let known = init.get();
  let knownSince = performance.now();
  const ask = () => {
    if (known?.visitor) void init.reload().catch(() => {});
  };

  onUnauthorizedCall(ask);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && performance.now() - knownSince > freshFor) ask();
  });

  onIdentityChange(ask);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) ask();
  });

  init.subscribe(() => {
    const before = known;
    const now = init.get();
    known = now;
    knownSince = performance.now();
    // Signed out here, or nobody before: the page that did it goes on by itself.
    if (!before?.visitor || !now) return;
    if (!now.visitor) leave(services, router, before.visitor.email);
    else if (now.visitor.id !== before.visitor.id) location.reload();
    else if (JSON.stringify(now.grants) !== JSON.stringify(before.grants)) void router.revalidate();
  });
}

/** Shown on /login only, where it stays; the e-mail address of that user is filled in there. */
function leave({ data }: Services, router: ReturnType<typeof createBrowserRouter>, email: string): void {
  const { pathname, search } = location;
  if (!/^\/(app|manager)(\/|$)/.test(pathname)) return;
  const login = loginAddress(new URLSearchParams({ redirect: pathname + search }), email);
  void router.navigate(login, { state: loginNotice('session-ended') }).then(() => {
    // Nothing of the session stays behind for whoever signs in next.
    data.loaded?.queryClient.clear();
  });
}
