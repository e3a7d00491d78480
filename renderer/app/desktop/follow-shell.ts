import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import type { Services } from '../../lib/services.ts';
import type { Router } from './router.ts';

/** Goes where the shell wants: to the page of a notification, of the menu, of whoever has just signed in. */
export function followShell(bridge: Pick<DesktopBridge, 'on'>, { init }: Services, router: Router): void {
  bridge.on('app.navigate', ({ path }) => {
    const target = safeRedirect(path);
    if (target === undefined) return;
    // A stranger may have become somebody: the page must not be refused by what was known before.
    const asked = init.get()?.visitor ? undefined : init.reload().catch(() => {});
    void Promise.resolve(asked).then(() => {
      // The door knows by its own address where to go on to.
      const isThere = target === '/login' && router.state.location.pathname === target;
      return isThere ? router.revalidate() : router.navigate(target);
    });
  });
}
