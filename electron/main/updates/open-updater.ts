import electronUpdater, { type AppUpdater, type Logger } from 'electron-updater';
import type { Log } from '../log/log.ts';
import { guardRequests } from './guard-requests.ts';
import { DebianUpdater, ImageUpdater } from './linux-updaters.ts';
import type { Schedule } from './schedule.ts';

/** The library's updater for this system. Its feed is in app-update.yml, which the packaging wrote. */
export function openUpdater(log: Log, schedule: Schedule, isImage: boolean): AppUpdater {
  const linuxUpdater = () => (isImage ? new ImageUpdater() : new DebianUpdater());
  const updater = process.platform === 'linux' ? linuxUpdater() : electronUpdater.autoUpdater;
  return setUpUpdater(updater, log, schedule);
}

/** Configures the library: newer stable versions only, and no step without our call. */
export function setUpUpdater<Updater extends AppUpdater>(
  updater: Updater,
  log: Log,
  schedule: Schedule,
): Updater {
  updater.logger = loggerOf(log);
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = true;
  updater.allowDowngrade = false;
  updater.allowPrerelease = false;
  updater.disableWebInstaller = true;
  // GitHub's release notes of every version since this one.
  updater.fullChangelog = true;
  const isSupported = updater.isUpdateSupported;
  // A generic feed can offer prereleases, which GitHub's marks.
  updater.isUpdateSupported = (info) => !isPrerelease(info.version) && isSupported(info);
  guardRequests(updater, schedule);
  return updater;
}

function isPrerelease(version: string): boolean {
  return version.split('+')[0]?.includes('-') ?? false;
}

/** Longest log entry, in characters: the library logs whole pages if they are not a feed. */
const longestEntry = 2000;

function loggerOf(log: Log): Logger {
  const entry = (message: unknown) => `updates: ${String(message).slice(0, longestEntry)}`;
  return {
    info: (message) => log.info(entry(message)),
    warn: (message) => log.warn(entry(message)),
    error: (message) => log.error(entry(message)),
  };
}
