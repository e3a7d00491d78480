import { copyFileSync, renameSync, rmSync } from 'node:fs';
import electronUpdater from 'electron-updater';

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
