import { join } from 'node:path';

/** The program that serves in production, as `npm run build` makes it: what is to be started, wherever it is started. */
export const serverProgram = 'dist/server.js';

/** The same, from wherever the current folder is. */
export const serverProgramPath = join(import.meta.dirname, '..', serverProgram);
