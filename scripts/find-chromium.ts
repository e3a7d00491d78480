import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The shell has no windows, which no test needs, and takes half the time of the whole browser. */
export const shellName = 'chromium-headless-shell';
const names = [shellName, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium on this machine: CHROMIUM_PATH, the system's, else Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...elsewhere,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && existsSync(path));
}

/** Returns the arguments for tests: as root no sandbox, which Chromium refuses, and no traffic of its own. */
export function chromiumArguments(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
