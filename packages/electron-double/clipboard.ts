import type * as Electron from 'electron';

let text = '';

/** A clipboard of the process: tests neither read nor change the machine's. */
export const clipboard = {
  writeText: async (value: string) => {
    text = value;
  },
  readText: async () => text,
  clear: () => {
    text = '';
  },
} satisfies Partial<Electron.Clipboard>;
