import type * as Electron from 'electron';

/** Shows nothing and takes the first button; the harness puts a person's answers in its place. */
export const dialog = {
  showMessageBox: async () => ({ response: 0, checkboxChecked: false }),
  showMessageBoxSync: () => 0,
  showErrorBox: () => {},
  showOpenDialog: async () => ({ canceled: true, filePaths: [] }),
  showSaveDialog: async (_options?: unknown) => ({ canceled: true, filePath: '' }),
  showCertificateTrustDialog: async () => {},
} satisfies Partial<Electron.Dialog>;
