import type { createBrowserRouter } from 'react-router';
import { onUnauthorizedCall } from '../../../lib/api/send-request.ts';
import { onIdentityChange } from '../../../lib/auth/identity-change.ts';
import { latestLocation } from '../../../lib/navigation/latest-location.ts';
import { loginAddress, loginNotice } from '../../../lib/navigation/login-address.ts';
import type { Services } from '../../../lib/services/services.ts';
import { checkAtNavigation } from './check-at-navigation.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Coming back to the tab asks again who the user is when the answer is older than this, in milliseconds. */
const freshFor = 30_000;

/** Milliseconds between the root's leave and the end of the listener: a root that is replaced finds it still there. */
const teardownDelay = 1_000;

/**
 * Notices when the user is no longer who they were: signed out elsewhere, banned, expired, another role. Any call
 * that is rejected makes the page ask `init` again; so does coming back to the tab, going to another page, and another
 * tab where an admin has begun or ceased to act as somebody. Who has no session any more is brought to /login, and
 * from there back; who may do other things than before sees what is theirs now.
 * @returns what the root calls to subscribe, which returns the way to stop
 */
export function watchSession(services: Services, router: Router): () => () => void {
  let stop: (() => void) | undefined;
  let teardown: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(teardown);
    stop ??= listen(services, router);
    return () => {
      teardown = setTimeout(() => {
        stop?.();
        stop = undefined;
      }, teardownDelay);
    };
  };
}

/** @returns the way to stop listening */
function listen(services: Services, router: Router): () => void {
  const { init } = services;
  let known = init.get();
  let knownSince = performance.now();
  const ask = () => {
    if (known?.currentUser) void init.reload().catch(() => {});
  };
  const onChange = () => {
    const before = known;
    const now = init.get();
    known = now;
    knownSince = performance.now();
    // Signed out here, or nobody before: the page that did it goes on by itself.
    if (!before?.currentUser || !now) return;
    if (!now.currentUser) leave(services, router, before.currentUser.email);
    else if (now.currentUser.id !== before.currentUser.id) location.reload();
    else if (JSON.stringify(now.grants) !== JSON.stringify(before.grants)) void router.revalidate();
  };

  const events = new AbortController();
  const { signal } = events;
  const whenVisible = () => {
    if (document.visibilityState === 'visible' && performance.now() - knownSince > freshFor) ask();
  };
  document.addEventListener('visibilitychange', whenVisible, { signal });
  const whenShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) ask();
  };
  addEventListener('pageshow', whenShown, { signal });
  const stops = [
    onUnauthorizedCall(ask),
    onIdentityChange(ask),
    init.subscribe(onChange),
    checkAtNavigation(services, router),
  ];
  return () => {
    events.abort();
    for (const stop of stops) stop();
  };
}

/** Shown on /login only, where it stays; the e-mail address of that user is filled in there. */
function leave({ data }: Services, router: Router, email: string): void {
  // A link that was pressed leads to its page after signing in again, even if that was not loaded yet.
  const page = [latestLocation(router), location].find(({ pathname }) =>
    /^\/(app|manager)(\/|$)/.test(pathname),
  );
  if (!page) return;
  const login = loginAddress(new URLSearchParams({ redirect: page.pathname + page.search }), email);
  void router.navigate(login, { state: loginNotice('session-ended') }).then(() => {
    // Nothing of the session stays behind for whoever signs in next.
    data.loaded?.queryClient.clear();
  });
}
