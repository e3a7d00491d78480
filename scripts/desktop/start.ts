/**
 * `npm run desktop`: the desktop app from the sources, with the local server or the one at DESKTOP_SERVER_URL. Pages
 * reload by themselves; a change of the shell starts the app anew.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadDotEnv } from '../load-dot-env.ts';
import { runCommand } from '../run-command.ts';
import { fetchElectron } from './fetch-electron.ts';
import { findServer } from './find-server.ts';

loadDotEnv();
const electron = fetchElectron();
if (!electron) process.exit(1);
const server = await findServer(process.env);
if (!server) process.exit(1);

// Ctrl and C ends the others as well, and this waits for them.
process.on('SIGINT', () => {});
const folder = dirname(createRequire(import.meta.url).resolve('electron-vite/package.json'));
// Chromium's sandbox refuses to be started by root.
const sandbox = process.getuid?.() === 0 ? ['--noSandbox'] : [];
const code = await runCommand(
  process.execPath,
  [join(folder, 'bin/electron-vite.js'), 'dev', '--watch', ...sandbox],
  { env: { ...process.env, ELECTRON_EXEC_PATH: electron, DESKTOP_SERVER_URL: server.address } },
);
server.stop();
process.exit(code);
