import { copyFileSync, renameSync, rmSync } from 'node:fs';
import electronUpdater, { type AppUpdater, type Logger } from 'electron-updater';
import type { Log } from '../log/create-log.ts';
import { guardRequests } from './guard-requests.ts';
import { type Schedule, scheduleWithTimer } from './schedule.ts';

/**
 * electron-updater's updater for Debian packages with another last step: the library's uses dpkg, which leaves a broken
 * app if a dependency is missing, and asks for the password again after it was refused. apt installs all or nothing.
 */
export class DebianUpdater extends electronUpdater.DebUpdater {
  /** Started after the installation. */
  program = process.execPath;

  protected override doInstall({ isForceRunAfter }: { isForceRunAfter: boolean }): boolean {
    const file = this.installerPath;
    if (!file) throw new Error('There is no package to install');
    try {
      // The system's agent asks for the password; this waits for it without a limit.
      this.runCommandWithSudoIfNeeded(['apt-get', 'install', '--yes', '-o', 'DPkg::Lock::Timeout=60', file]);
    } catch (error) {
      this.dispatchError(error as Error);
    }
    // After a failed installation this starts the old version.
    if (isForceRunAfter)
      this.spawnLog(this.program, [], process.env).catch((error) => this.dispatchError(error));
    return true;
  }
}

/**
 * electron-updater's updater for AppImages with another last step: the library's deletes the running image before it
 * moves the new one, so that a full disk leaves neither.
 */
export class ImageUpdater extends electronUpdater.AppImageUpdater {
  protected override doInstall({ isForceRunAfter }: { isForceRunAfter: boolean }): boolean {
    const image = process.env.APPIMAGE;
    if (!image || !this.installerPath)
      throw new Error('There is no AppImage to replace, or none to put there');
    try {
      replaceImage(this.installerPath, image);
    } catch (error) {
      this.dispatchError(error as Error);
    }
    // If it could not be replaced, this starts the old version.
    if (isForceRunAfter) this.spawnLog(image, [], process.env).catch((error) => this.dispatchError(error));
    return true;
  }
}

/** The library's updater for this system. Its feed is in app-update.yml, which the packaging wrote. */
export function openUpdater(log: Log, isImage: boolean): AppUpdater {
  const linuxUpdater = () => (isImage ? new ImageUpdater() : new DebianUpdater());
  const updater = process.platform === 'linux' ? linuxUpdater() : electronUpdater.autoUpdater;
  setUpUpdater(updater, log, scheduleWithTimer);
  return updater;
}

/** Configures the library: newer stable versions only, and no step without our call. */
export function setUpUpdater(updater: AppUpdater, log: Log, schedule: Schedule): void {
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

/**
 * Replaces the running AppImage atomically, under the same name, since launchers and the deep link handler point to it.
 *
 * @throws if the folder cannot be written or the disk is full
 */
function replaceImage(downloaded: string, image: string): void {
  // First into the same folder: a rename is atomic only within one file system.
  const beside = `${image}.new`;
  try {
    copyFileSync(downloaded, beside);
    renameSync(beside, image);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
