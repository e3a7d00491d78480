import type * as Electron from 'electron';

/** Opens nothing; the harness records the calls. */
export const shell = {
  openExternal: async (_url: string) => {},
  openPath: async () => '',
  showItemInFolder: () => {},
  trashItem: async () => {},
  beep: () => {},
} satisfies Partial<Electron.Shell>;
