import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { securityHeaders } from './scheme/serve-bundle.ts';
import { windowOptions } from './window/create-window.ts';

/** Number of items in Electron's checklist, to which the document links. */
const checklistLength = 20;

const rows = readFileSync('docs/desktop-security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => {
    const [number = '', item = '', , file = '', symbols = ''] = line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim());
    return { number: Number(number), item, file: codeIn(file)[0] ?? '', symbols: codeIn(symbols) };
  });

function codeIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

const sources = globSync('{electron,build}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));

it('the document has a row for each item', () => {
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: checklistLength }, (_, index) => index + 1),
  );
});

it.each(rows)('$number. $item: $file contains the named symbols', ({ file, symbols }) => {
  const source = readFileSync(file, 'utf8');
  expect(symbols.length).toBeGreaterThan(0);
  expect(symbols.filter((symbol) => !source.includes(symbol))).toEqual([]);
});

it('the window has the documented options on each system', () => {
  for (const platform of ['mac', 'windows', 'linux'] as const) {
    const { webPreferences } = windowOptions({
      platform,
      theme: { dark: false, environment: null },
      bounds: { rectangle: { width: 900, height: 700 }, maximized: false, fullScreen: false },
      preload: '/out/preload/index.cjs',
      developerTools: false,
      icon: undefined,
    });
    expect(webPreferences).toEqual({
      preload: '/out/preload/index.cjs',
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      plugins: false,
      webgl: false,
      navigateOnDragDrop: false,
      devTools: false,
      spellcheck: platform === 'mac',
    });
  }
});

it('pages run only scripts of the bundle', () => {
  const policy = securityHeaders()['content-security-policy'];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

it('the app uses nothing that the checklist warns of', () => {
  const warned =
    /enableBlinkFeatures|allowpopups|new BrowserView|loadFile\(|['"`]file:\/\/|@electron\/remote|\.openDevTools\(/;
  expect(sources.filter((file) => warned.test(readFileSync(file, 'utf8')))).toEqual([]);
  const windows = sources.filter((file) => /new BrowserWindow\(/.test(readFileSync(file, 'utf8')));
  expect(windows).toEqual(['electron/main/window/create-window.ts']);
  const external = sources.filter((file) => /\.openExternal\(/.test(readFileSync(file, 'utf8')));
  expect(external.toSorted()).toEqual([
    // The page on which users sign in, whose URL the shell builds itself.
    'electron/main/app/start-sign-in.ts',
    'electron/main/open-external.ts',
  ]);
});
