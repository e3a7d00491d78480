import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import { ConnectionBanner } from '../../lib/desktop/connection/connection-banner.tsx';
import { type DesktopParts, desktopParts } from '../../lib/desktop/desktop-parts.ts';
import { startDesktopStore } from '../../lib/desktop/desktop-store.ts';
import { ServerButton } from '../../lib/desktop/server-address/server-button.tsx';
import { AppSettings } from '../../lib/desktop/settings/app-settings.tsx';
import { ShellCommandHandler } from '../../lib/desktop/shell-command-handler.tsx';
import { BrowserSignIn } from '../../lib/desktop/sign-in/browser-sign-in.tsx';
import { UpdateButton } from '../../lib/desktop/update/update-button.tsx';
import { UpdateEntry } from '../../lib/desktop/update/update-entry.tsx';
import { HistoryButtons } from '../../lib/desktop/window/history-buttons.tsx';
import windowStyles from '../../lib/desktop/window/window.css?url';
import type { Services } from '../../lib/services.ts';
import { createDesktopSignIn } from './desktop-sign-in.ts';
import { FailedStart } from './failed-start.tsx';
import { followChoices } from './follow-choices.ts';
import { followConnection } from './follow-connection.ts';
import { followShell } from './follow-shell.ts';
import { followSignIn } from './follow-sign-in.ts';
import { loadStyle } from './load-style.ts';
import type { Router } from './router.ts';
import { watchReports } from './watch-reports.ts';

/**
 * Prepares what the desktop app shows beyond the website; to be awaited before the first page is rendered.
 * @returns what is to be done once there is a router
 */
export async function startDesktop(
  bridge: DesktopBridge,
  services: Services,
): Promise<(router: Router) => void> {
  const [store] = await Promise.all([
    startDesktopStore(bridge),
    services.i18n.loadNamespaces(['desktop']),
    loadStyle(windowStyles),
  ]);
  const { platform, titleBar } = store.get();
  Object.assign(document.documentElement.dataset, { platform, titleBar });
  Object.assign(desktopParts, {
    AppSettings,
    ShellCommandHandler,
    BrowserSignIn,
    ConnectionBanner,
    FailedStart,
    HistoryButtons,
    ServerButton,
    UpdateButton,
    UpdateEntry,
    serverOrigin: () => store.get().server.address,
  } satisfies DesktopParts);
  services.signIn = createDesktopSignIn(bridge, services.signIn);
  return (router) => {
    followShell(bridge, router);
    followConnection(store, services, router);
    followChoices(bridge, services);
    followSignIn(store, services, router);
    watchReports(bridge, services, router);
  };
}
