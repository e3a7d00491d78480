import { app } from 'electron/main';
import { findAppImage } from '../app-image.ts';
import { createUpdates, type Updates } from '../updates/create-updates.ts';
import { openUpdater } from '../updates/open-updater.ts';
import { createRestart } from '../updates/restart-to-install.ts';
import { scheduleWithTimer } from '../updates/schedule.ts';
import { unsupportedReason } from '../updates/unsupported-reason.ts';
import type { AppContext } from './app-context.ts';

/** Starts automatic updates if this copy of the app supports them; otherwise the state says why not. */
export function startUpdates({ store, log }: AppContext): Pick<Updates, 'check' | 'restart'> {
  const reason = unsupportedReason(process, app.isPackaged);
  if (reason) {
    store.update({ update: { status: 'unsupported', reason } });
    return { check: async () => {}, restart: () => {} };
  }
  const { platform } = process;
  const isImage = findAppImage(process) !== undefined;
  const updater = openUpdater(log, isImage);
  const updates = createUpdates({
    updater,
    store,
    log,
    schedule: scheduleWithTimer,
    restart: createRestart({ app, updater, platform }),
    requiresPassword: platform === 'linux' && !isImage,
  });
  app.on('will-quit', updates.stop);
  void updates.check();
  return updates;
}
