import type { App } from 'electron';
import { findAppImage } from '../app-image.ts';
import type { DesktopHandlers } from '../ipc.ts';
import type { Log } from '../log/create-log.ts';
import type { StateStore } from '../state-store.ts';
import { createUpdates, type Updates } from '../updates/create-updates.ts';
import { openUpdater } from '../updates/open-updater.ts';
import { createRestart } from '../updates/restart-to-install.ts';
import { scheduleWithTimer } from '../updates/schedule.ts';
import { unsupportedReason } from '../updates/unsupported-reason.ts';

interface StartUpdatesOptions {
  app: App;
  store: StateStore;
  log: Log;
}

interface StartedUpdates extends Pick<Updates, 'check'> {
  /** The handlers of the pages' calls. */
  readonly handlers: Pick<DesktopHandlers, 'updates.check' | 'updates.restart'>;
}

/** Starts automatic updates if this copy of the app supports them; otherwise the state says why not. */
export function startUpdates({ app, store, log }: StartUpdatesOptions): StartedUpdates {
  const { platform, resourcesPath, env: environment } = process;
  const reason = unsupportedReason({ platform, isPackaged: app.isPackaged, resourcesPath, environment });
  if (reason) {
    store.update({ update: { status: 'unsupported', reason } });
    return withHandlers({ check: async () => {}, restart: () => {} });
  }
  const isImage = findAppImage({ resourcesPath, environment }) !== undefined;
  const updater = openUpdater(log, scheduleWithTimer, isImage);
  const restart = createRestart({ app, updater, platform });
  const updates = createUpdates({
    updater,
    store,
    log,
    schedule: scheduleWithTimer,
    restart,
    requiresPassword: platform === 'linux' && !isImage,
  });
  app.on('will-quit', updates.stop);
  void updates.check();
  return withHandlers(updates);
}

function withHandlers({ check, restart }: Pick<Updates, 'check' | 'restart'>): StartedUpdates {
  return {
    check,
    handlers: {
      'updates.check': () => {
        void check();
        return undefined;
      },
      'updates.restart': () => {
        restart();
        return undefined;
      },
    },
  };
}
