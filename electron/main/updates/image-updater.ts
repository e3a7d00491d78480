import electronUpdater from 'electron-updater';
import { replaceImage } from './replace-image.ts';

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
