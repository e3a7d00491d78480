import { copyFileSync, renameSync, rmSync } from 'node:fs';
import electronUpdater from 'electron-updater';

/**
 * electron-updater's for Debian packages, but for the last step: that one unpacks with dpkg, which leaves a broken app
 * where a dependency is missing, and asks for the password a second time after somebody refused it. apt takes all or
 * nothing.
 */
export class DebianUpdater extends electronUpdater.DebUpdater {
  /** What is started afterwards. */
  program = process.execPath;

  protected override doInstall({ isForceRunAfter }: { isForceRunAfter: boolean }): boolean {
    const file = this.installerPath;
    if (!file) throw new Error('There is no package to install');
    try {
      // The system's agent asks for the password, and waits for as long as somebody takes.
      this.runCommandWithSudoIfNeeded(['apt-get', 'install', '--yes', '-o', 'DPkg::Lock::Timeout=60', file]);
    } catch (error) {
      this.dispatchError(error as Error);
    }
    // The old one, where it could not be installed: who asked for a restart finds an app.
    if (isForceRunAfter)
      this.spawnLog(this.program, [], process.env).catch((error) => this.dispatchError(error));
    return true;
  }
}

/**
 * electron-updater's for AppImages, but for the last step: that one deletes the running image before it moves the new
 * one, so that a full disk leaves neither.
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
    // The old one, where it could not be replaced: who asked for a restart finds an app.
    if (isForceRunAfter) this.spawnLog(image, [], process.env).catch((error) => this.dispatchError(error));
    return true;
  }
}

/**
 * Puts a downloaded AppImage in the place of the one that runs, under its name: launchers and the handler of deep
 * links keep pointing at it. One step, after which the new one is there, or else the old one still is.
 *
 * @throws when the folder cannot be written or the disk is full
 */
function replaceImage(downloaded: string, image: string): void {
  // Into the same folder first: only there a file can be exchanged in one step.
  const beside = `${image}.new`;
  try {
    copyFileSync(downloaded, beside);
    renameSync(beside, image);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
