import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import type { Router } from './router.ts';

/** Goes where the shell wants: to the page of a notification, or of a link into the app. */
export function followShell(bridge: Pick<DesktopBridge, 'on'>, router: Router): void {
  bridge.on('app.navigate', ({ path }) => {
    const target = safeRedirect(path);
    if (target !== undefined) void router.navigate(target);
  });
}
