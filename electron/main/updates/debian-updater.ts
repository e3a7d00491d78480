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
