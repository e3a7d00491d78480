import type * as Electron from 'electron';

let started: Electron.CrashReporterStartOptions | undefined;

export const crashReporter = {
  start: (startOptions) => {
    started = startOptions;
  },
  addExtraParameter: (key, value) => {
    started = { ...started, extra: { ...started?.extra, [key]: value } };
  },
  getParameters: () => ({ ...started?.extra }),
  getUploadToServer: () => started?.uploadToServer ?? false,
} satisfies Partial<Electron.CrashReporter>;
