import type * as Electron from 'electron';

/** Shows nothing and selects the first button; the harness replaces it with the test's answers. */
export const dialog = {
  showMessageBox: async () => ({ response: 0, checkboxChecked: false }),
  showMessageBoxSync: () => 0,
  showErrorBox: () => {},
  showOpenDialog: async () => ({ canceled: true, filePaths: [] }),
  showSaveDialog: async (_options?: unknown) => ({ canceled: true, filePath: '' }),
  showCertificateTrustDialog: async () => {},
} satisfies Partial<Electron.Dialog>;
