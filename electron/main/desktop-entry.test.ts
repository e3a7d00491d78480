import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callbackLink } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import { hasXdgTools } from '#scripts/desktop/set-up-xdg-tools.ts';
import { createDesktopEntry, entryText, imagePath } from './desktop-entry.ts';

const type = `x-scheme-handler/${product.deepLinkScheme}`;
const link = `${callbackLink}?code=${'c'.repeat(32)}&state=${'s'.repeat(43)}`;

let home: string;
let environment: NodeJS.ProcessEnv;
let entry: ReturnType<typeof createDesktopEntry>;
let entryFile: string;
let iconFile: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'test-home-'));
  // As in a desktop session, or xdg-open finds only terminal programs; no user's, so that it asks nothing.
  environment = { PATH: process.env.PATH, HOME: home, DISPLAY: ':99' };
  writeFileSync(join(home, 'icon.png'), 'a picture');
  entry = createDesktopEntry({ home, environment, icon: join(home, 'icon.png') });
  entryFile = join(home, `.local/share/applications/${product.slug}.desktop`);
  iconFile = join(home, `.local/share/icons/hicolor/256x256/apps/${product.slug}.png`);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** An AppImage, as seen by the system: a program that records its arguments. */
function putImage(name: string): string {
  const image = join(home, name);
  mkdirSync(dirname(image), { recursive: true });
  writeFileSync(image, `#!/bin/sh\nprintf '%s\\n' "$@" > "${join(home, 'started')}"\n`, { mode: 0o755 });
  return image;
}

const run = (tool: string, ...args: string[]) =>
  execFileSync(tool, args, {
    env: environment,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const opener = () => run('xdg-mime', 'query', 'default', type);

/** The arguments of the AppImage when the system opens a link. */
async function openLink(): Promise<string> {
  rmSync(join(home, 'started'), { force: true });
  run('xdg-open', link);
  await expect.poll(() => existsSync(join(home, 'started'))).toBe(true);
  return readFileSync(join(home, 'started'), 'utf8').trim();
}

/** All files of the home folder except those of the test. */
function written(): string[] {
  return readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(home.length + 1))
    .filter((path) => !/^(icon\.png|started)$|\.AppImage$/.test(path));
}

describe('with the system’s tools', () => {
  beforeEach(({ skip }) => {
    if (!hasXdgTools()) skip('xdg-utils or desktop-file-utils is missing, and could not be installed');
  });

  it('links and the menu start the AppImage, wherever it is moved, until it is removed', async () => {
    const image = putImage('Downloads/App.AppImage');
    await entry.install(image);
    run('desktop-file-validate', entryFile);
    expect(opener()).toBe(`${product.slug}.desktop`);
    expect(readFileSync(iconFile, 'utf8')).toBe('a picture');
    expect(await openLink()).toBe(link);

    const moved = join(home, 'App-2.AppImage');
    renameSync(image, moved);
    writeFileSync(join(home, 'icon.png'), 'a newer picture');
    await entry.install(moved);
    expect(await openLink()).toBe(link);
    expect(readFileSync(iconFile, 'utf8')).toBe('a newer picture');

    await entry.remove();
    expect(opener()).toBe('');
    expect(written().filter((path) => !path.endsWith('/mimeinfo.cache'))).toEqual([]);
    await entry.remove();
  });

  it('the user’s other defaults are unchanged', async () => {
    const list = join(home, '.config/mimeapps.list');
    const others = '[Default Applications]\ntext/html=browser.desktop\n';
    mkdirSync(dirname(list));
    writeFileSync(list, others);
    await entry.install(putImage('App.AppImage'));
    expect(readFileSync(list, 'utf8')).toContain(type);
    await entry.remove();
    expect(readFileSync(list, 'utf8').trim()).toBe(others.trim());
  });

  it('a path with special characters is valid, and parsed back unchanged', async () => {
    const image = putImage('My "apps" 100% $HOME `x` \\ é/App.AppImage');
    await entry.install(image);
    run('desktop-file-validate', entryFile);
    expect(imagePath(readFileSync(entryFile, 'utf8'))).toBe(image);
  });

  it('an entry whose AppImage is gone is removed by an installed package, others are not', async () => {
    const image = putImage('App.AppImage');
    await entry.install(image);
    await entry.removeOrphan();
    expect(existsSync(entryFile)).toBe(true);
    rmSync(image);
    await entry.removeOrphan();
    expect(existsSync(entryFile)).toBe(false);
    await entry.removeOrphan();
  });
});

it('an entry of that name that the app did not write is unchanged', async () => {
  mkdirSync(dirname(entryFile), { recursive: true });
  writeFileSync(entryFile, '[Desktop Entry]\nName=Mine\n');
  await expect(entry.install(putImage('App.AppImage'))).rejects.toThrow('was not written by this app');
  await expect(entry.remove()).rejects.toThrow('was not written by this app');
  expect(readFileSync(entryFile, 'utf8')).toContain('Name=Mine');
});

it('without the tools no partial installation remains', async () => {
  environment.PATH = join(home, 'nothing');
  await expect(entry.install(putImage('App.AppImage'))).rejects.toThrow('xdg-mime');
  expect(written()).toEqual([]);
});

it('quotes a path according to the specification', () => {
  expect(entryText('/home/ada/App-1.0.AppImage')).toContain('\nExec=/home/ada/App-1.0.AppImage %u\n');
  expect(entryText('/a b/100%/"$`\\')).toContain('\nExec="/a b/100%%/\\\\"\\\\$\\\\`\\\\\\\\" %u\n');
  expect(() => entryText('/a\nExec=evil')).toThrow('control character');
});
