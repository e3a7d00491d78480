import { copyFileSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts a downloaded AppImage in the place of the one that runs, under its name: launchers and the handler of deep
 * links keep pointing at it. One step, after which the new one is there, or else the old one still is.
 *
 * @throws when the folder cannot be written or the disk is full
 */
export function replaceImage(downloaded: string, image: string): void {
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
