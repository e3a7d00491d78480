import type { createBrowserRouter } from 'react-router';
import type { Init } from '#contract/api/init.ts';
import { callFunction } from '../../../lib/api/send-request.ts';
import { readAnsweredOrganization } from '../../../lib/services/answered-organization.ts';
import type { Services } from '../../../lib/services/services.ts';

/** Shortest time between two checks, in milliseconds. A navigation before then is checked when it has passed. */
const checkInterval = 3_000;

/**
 * Checks after each navigation to another page whether the session still is what the page believes. A page in memory
 * sends no request, so without this a removed member would go on reading the organization's lists. The page does not
 * wait for the check.
 * @returns the way to stop
 */
export function checkAtNavigation(
  services: Services,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
): () => void {
  let { pathname } = router.state.location;
  let checkedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    timer = undefined;
    checkedAt = performance.now();
    // Reports nothing: whatever the page does next says that the server cannot be reached.
    void checkSession(services).catch(() => {});
  };
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    timer ??= setTimeout(check, Math.max(0, checkedAt + checkInterval - performance.now()));
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * Does not share the request of `init.reload`: whoever reloads after a change must not get an answer from before it.
 * An organization that has ended is noticed by its header, as in any other answer.
 */
async function checkSession({ init, i18n }: Services): Promise<void> {
  const before = init.get();
  // Users of the demo share one session that does not change.
  if (!before?.currentUser || before.demo || !navigator.onLine) return;
  const options = { language: i18n.language, reads: true, onAnswer: readAnsweredOrganization };
  const read = (await callFunction('init', undefined, options)) as Init;
  const known = init.get();
  if (known && isOtherSession(read, known)) await init.reload();
}

/** Permissions in an organization count only if the page shows the same one. */
function isOtherSession(read: Init, known: Init): boolean {
  const ofSame = read.activeOrganizationId === known.activeOrganizationId;
  const [now, then] = [read, known].map(({ currentUser, grants, tenantGrants, otherTenantGrants }) =>
    JSON.stringify([currentUser, grants, ofSame && [tenantGrants, otherTenantGrants]]),
  );
  return now !== then;
}
