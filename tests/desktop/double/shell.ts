import type * as Electron from 'electron';

/** Opens nothing; the harness notes what was asked for. */
export const shell = {
  openExternal: async (_url: string) => {},
  openPath: async () => '',
  showItemInFolder: () => {},
  trashItem: async () => {},
  beep: () => {},
} satisfies Partial<Electron.Shell>;
