import { isDeepStrictEqual } from 'node:util';
import type { AppUpdater, UpdateInfo } from 'electron-updater';
import type { Update, UpdateFailure } from '#contract/desktop/state.ts';
import type { Log } from '../log/create-log.ts';
import type { StateStore } from '../store.ts';
import { InsecureAddressError } from './guard-requests.ts';
import { plainNotes } from './plain-notes.ts';
import type { Schedule } from './schedule.ts';

/** The library's error codes for a file or a feed that cannot be trusted. */
const invalidUpdateCodes = new Set([
  'ERR_CHECKSUM_MISMATCH',
  'ERR_UPDATER_INVALID_SIGNATURE',
  'ERR_UPDATER_NO_CHECKSUM',
  'ERR_UPDATER_NO_FILES_PROVIDED',
  'ERR_UPDATER_ZIP_FILE_NOT_FOUND',
  'ERR_UPDATER_WEB_INSTALLER_DISABLED',
]);

/** The file system's error codes for a full disk or missing permissions. */
const blockedCodes = new Set(['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EIO']);

export type Updates = ReturnType<typeof createUpdates>;

interface UpdatesOptions {
  updater: AppUpdater;
  store: StateStore;
  log: Log;
  schedule: Schedule;
  restart(): void;
  /** Installing needs a password, so it is not done when the user merely quits. */
  requiresPassword: boolean;
}

const checkInterval = 4 * 60 * 60_000;
/** Delay after the feed did not answer: often a computer starts before its network. */
const retryDelay = 15 * 60_000;

/**
 * Checks at once and every four hours. An update is downloaded in the background and installed at a restart or when the
 * app quits; it is discarded when the feed no longer offers it.
 */
export function createUpdates(options: UpdatesOptions) {
  const { updater, store, log, schedule, restart, requiresPassword } = options;
  let running: Promise<void> | undefined;
  let ready: UpdateInfo | undefined;
  let cancelNext = () => {};
  let stopped = false;
  const show = (update: Update) => store.update({ update });

  /** Checks for a newer version and downloads it. Never rejects: the result is in the state. */
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
      // A version that is already downloaded stays valid.
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
      // The library has deleted the earlier download, too.
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

  function fail(reason: UpdateFailure): void {
    log.warn(`updates: failed, ${reason}`);
    show({ status: 'failed', reason });
  }

  // An error without a running check comes from the system, which could not install the download.
  updater.on('error', (error) => {
    if (running || !ready) return;
    discard();
    fail(failureReason(error, 'blocked'));
  });

  return {
    check,
    /** Restarts the app with the downloaded version, if there is one. */
    restart() {
      if (ready) restart();
    },
    /** Stops checking. */
    stop() {
      stopped = true;
      cancelNext();
    },
  };
}

/** Classifies an error of the library; `otherwise` is the reason of an unknown one. */
function failureReason(error: unknown, otherwise: 'unreachable' | 'blocked'): UpdateFailure {
  const { code = '', message = '' } = (error ?? {}) as NodeJS.ErrnoException;
  // On macOS errors have no codes, and may come at any time after the download.
  if (
    error instanceof InsecureAddressError ||
    invalidUpdateCodes.has(code) ||
    /code signature/i.test(message)
  ) {
    return 'invalid';
  }
  return blockedCodes.has(code) || /read-only volume/i.test(message) ? 'blocked' : otherwise;
}
