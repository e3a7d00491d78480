import { isDeepStrictEqual } from 'node:util';
import type { AppUpdater, UpdateInfo } from 'electron-updater';
import type { Log } from '../log/log.ts';
import type { StateStore } from '../state-store.ts';
import { failureReason } from './failure-reason.ts';
import { plainNotes } from './plain-notes.ts';
import type { Schedule } from './schedule.ts';

export interface Updates {
  /** Looks for a newer version and downloads it. Never rejects: the outcome is in the state. */
  check(): Promise<void>;
  /** Restarts the app with the version that is ready; nothing where none is. */
  restart(): void;
  /** Checks no more. */
  stop(): void;
}

interface UpdatesOptions {
  updater: AppUpdater;
  store: StateStore;
  log: Log;
  schedule: Schedule;
  restart(): void;
  /** The system asks for a password before it installs: never unasked, when somebody merely leaves the app. */
  requiresPassword: boolean;
}

const checkInterval = 4 * 60 * 60_000;
/** Until the next try where the feed did not answer: often a computer starts before its network does. */
const retryDelay = 15 * 60_000;

/**
 * Checks at once and every four hours (milliseconds above). What is found is downloaded in the background, waits for
 * a restart or the next time the app is left, and is withdrawn when the feed offers it no more.
 */
export function createUpdates(options: UpdatesOptions): Updates {
  const { updater, store, log, schedule, restart, requiresPassword } = options;
  let running: Promise<void> | undefined;
  let ready: UpdateInfo | undefined;
  let cancelNext = () => {};
  let stopped = false;
  const show = (update: ReturnType<StateStore['get']>['update']) => store.update({ update });

  function check(): Promise<void> {
    running ??= runCheck().finally(() => {
      running = undefined;
      cancelNext();
      const { update } = store.get();
      const isUnreachable = update.status === 'failed' && update.reason === 'unreachable';
      if (!stopped) cancelNext = schedule(() => void check(), isUnreachable ? retryDelay : checkInterval);
    });
    return running;
  }

  async function runCheck(): Promise<void> {
    if (!ready) show({ status: 'checking' });
    try {
      const found = await updater.checkForUpdates();
      if (!found?.isUpdateAvailable) discard();
      else if (!isDeepStrictEqual(found.updateInfo.files, ready?.files)) await download(found.updateInfo);
    } catch (error) {
      // A version that waits already is not worse for a feed that is away.
      if (!ready) fail(failureReason(error, 'unreachable'));
    }
  }

  async function download(updateInfo: UpdateInfo): Promise<void> {
    const { version } = updateInfo;
    const showProgress = ({ percent }: { percent: number }) => {
      const next = Math.min(Math.max(Math.floor(percent) || 0, 0), 100);
      const { update } = store.get();
      const shown = update.status === 'downloading' ? update.percent : -1;
      if (!ready && next > shown) show({ status: 'downloading', version, percent: next });
    };
    showProgress({ percent: 0 });
    updater.autoInstallOnAppQuit = !requiresPassword;
    updater.on('download-progress', showProgress);
    try {
      await updater.downloadUpdate();
    } catch (error) {
      // The library has thrown away what waited before, too.
      discard();
      throw error;
    } finally {
      updater.off('download-progress', showProgress);
    }
    ready = updateInfo;
    show({ status: 'ready', version, notes: plainNotes(updateInfo.releaseNotes), requiresPassword });
  }

  function discard(): void {
    ready = undefined;
    updater.autoInstallOnAppQuit = false;
    show({ status: 'idle' });
  }

  function fail(reason: ReturnType<typeof failureReason>): void {
    log.warn(`updates: failed, ${reason}`);
    show({ status: 'failed', reason });
  }

  // What comes while nothing runs here is the system's, which would not install what is ready.
  updater.on('error', (error) => {
    if (running || !ready) return;
    discard();
    fail(failureReason(error, 'blocked'));
  });

  return {
    check,
    restart() {
      if (ready) restart();
    },
    stop() {
      stopped = true;
      cancelNext();
    },
  };
}
