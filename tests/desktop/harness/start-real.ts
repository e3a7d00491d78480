import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordElectron } from 'electron-double/record-electron';
import { _electron } from 'playwright/test';
import { bundleOrigin } from '#contract/desktop/addresses.ts';
import type { DesktopProcess, LaunchOptions } from './desktop-process.ts';

const root = join(import.meta.dirname, '../../..');

/** Starts the built app on the Electron of this machine. */
export async function startReal(
  binary: string,
  userData: string,
  options: LaunchOptions,
): Promise<DesktopProcess> {
  // Runs before main: sets the folders of data and resources, and the recorders.
  const before = join(userData, 'before-main.cjs');
  const folder = JSON.stringify(userData);
  const resources = options.resources
    ? `process.resourcesPath = ${JSON.stringify(options.resources)};\n`
    : '';
  writeFileSync(
    before,
    `${resources}const electron = require('electron');\nelectron.app.setPath('userData', ${folder});\n(${recordElectron})(electron);\n`,
  );
  const args = [
    '-r',
    before,
    root,
    ...(options.keyring === 'basic_text' || options.keyring === 'unavailable'
      ? ['--password-store=basic']
      : []),
    ...(options.locale ? [`--lang=${options.locale}`] : []),
    ...(options.args ?? []),
  ];
  const env = {
    ...(process.env as Record<string, string>),
    ...(options.packaged && { ELECTRON_FORCE_IS_PACKAGED: 'true' }),
    ...(options.env as Record<string, string> | undefined),
  };
  const app = await _electron.launch({ args, cwd: root, env });
  const child = app.process();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exited = once(child, 'exit').then(([code, signal]) => (signal ?? code) as number | NodeJS.Signals);
  return {
    evaluate: (run, argument) => app.evaluate(run as never, argument) as never,
    pages: () => app.windows(),
    origin: async () => bundleOrigin,
    output: () => output,
    exited,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    runAgain: async (given) => {
      const second = spawn(binary, ['-r', before, root, ...given], { env, stdio: 'ignore' });
      await once(second, 'exit');
    },
  };
}
