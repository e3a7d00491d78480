import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { unsupportedReason } from './unsupported-reason.ts';

let folder: string;
let resourcesPath: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-installed-'));
  resourcesPath = join(folder, 'unfolded', 'resources');
  mkdirSync(resourcesPath, { recursive: true });
  writeFileSync(join(resourcesPath, 'app-update.yml'), 'provider: generic\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function find({
  platform = 'linux' as NodeJS.Platform,
  isPackaged = true,
  env = {
    APPIMAGE: join(folder, `${product.name}.AppImage`),
    APPDIR: join(folder, 'unfolded'),
  } as NodeJS.ProcessEnv,
} = {}) {
  return unsupportedReason({ platform, resourcesPath, env }, isPackaged);
}

const packageType = (type: string) => writeFileSync(join(resourcesPath, 'package-type'), type);

it('development is no installation', () => {
  expect(find({ isPackaged: false })).toBe('development');
});

it('an AppImage updates itself, also if its folder is a link, or other formats were packaged', () => {
  expect(find()).toBeUndefined();
  symlinkSync(join(folder, 'unfolded'), join(folder, 'link'), 'junction');
  const env = { APPIMAGE: join(folder, `${product.name}.AppImage`), APPDIR: join(folder, 'link') };
  expect(find({ env })).toBeUndefined();
  packageType('deb');
  expect(find()).toBeUndefined();
});

it('a system package is left to the package manager', () => {
  packageType('rpm');
  expect(find({ env: {} })).toBe('package-manager');
});

it('a Debian package updates itself if a password can be requested', () => {
  packageType('deb');
  expect(find({ env: { PATH: folder } })).toBe('package-manager');
  writeFileSync(join(folder, 'pkexec'), '');
  expect(find({ env: { PATH: folder } })).toBeUndefined();
  rmSync(join(resourcesPath, 'app-update.yml'));
  expect(find({ env: { PATH: folder } })).toBe('package-manager');
});

it('an archive, an AppImage in a read-only folder, and an app started from another one are updated manually', () => {
  mkdirSync(join(folder, 'other'));
  mkdirSync(join(folder, 'unfold'));
  const other = { APPIMAGE: join(folder, 'Other.AppImage'), APPDIR: join(folder, 'other') };
  const readOnly = join(folder, 'gone', `${product.name}.AppImage`);
  for (const env of [
    {},
    other,
    { ...other, APPDIR: join(folder, 'unfold') },
    { APPIMAGE: readOnly, APPDIR: join(folder, 'unfolded') },
  ])
    expect(find({ env })).toBe('manual');
});

it('a build without a feed is updated manually on each system', () => {
  rmSync(join(resourcesPath, 'app-update.yml'));
  for (const platform of ['linux', 'darwin', 'win32'] as const) expect(find({ platform })).toBe('manual');
});

it('macOS updates signed apps, Windows also unsigned ones', () => {
  expect(find({ platform: 'darwin' })).toBeUndefined();
  packageType('unsigned\n');
  expect(find({ platform: 'darwin' })).toBe('unsigned');
  expect(find({ platform: 'win32' })).toBeUndefined();
});
