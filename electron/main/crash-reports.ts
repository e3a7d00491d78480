import type { CrashReporter } from 'electron/common';

/** Has crashes of the app's processes written to its folder; nothing of them leaves the computer. */
export function startCrashReporter(crashReporter: Pick<CrashReporter, 'start'>): void {
  crashReporter.start({ uploadToServer: false });
}
