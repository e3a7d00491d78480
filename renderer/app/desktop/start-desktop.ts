import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import { ConnectionBanner } from '../../features/desktop/connection/connection-banner.tsx';
import { ServerButton } from '../../features/desktop/server-address/server-button.tsx';
import { AppSettings } from '../../features/desktop/settings/app-settings.tsx';
import { ShellCommandHandler } from '../../features/desktop/shell-command-handler.tsx';
import { BrowserSignIn } from '../../features/desktop/sign-in/browser-sign-in.tsx';
import { UpdateButton } from '../../features/desktop/update/update-button.tsx';
import { UpdateEntry } from '../../features/desktop/update/update-entry.tsx';
import { HistoryButtons } from '../../features/desktop/window/history-buttons.tsx';
import windowStyles from '../../features/desktop/window/window.css?url';
import { type DesktopSlots, desktopSlots } from '../../lib/desktop/desktop-slots.ts';
import { startDesktopStore } from '../../lib/desktop/desktop-store.ts';
import type { Services } from '../../lib/services/services.ts';
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
  Object.assign(desktopSlots, {
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
  } satisfies DesktopSlots);
  services.signIn = createDesktopSignIn(bridge, services.signIn);
  return (router) => {
    followShell(bridge, router);
    followConnection(store, services, router);
    followChoices(bridge, services);
    followSignIn(store, services, router);
    watchReports(bridge, services, router);
  };
}
