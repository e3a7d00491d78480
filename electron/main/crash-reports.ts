import type { CrashReporter } from 'electron/common';

/** Writes crash dumps of the app's processes to its folder. Nothing is uploaded. */
export function startCrashReporter(crashReporter: Pick<CrashReporter, 'start'>): void {
  crashReporter.start({ uploadToServer: false });
}
