import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

it('an app that is not packaged', () => {
  expect(find({ isPackaged: false })).toBe('development');
});

describe('on Linux', () => {
  it('an AppImage updates itself', () => {
    expect(find()).toBeUndefined();
  });

  it('an AppImage does so also if its folder is given by a link', () => {
    symlinkSync(join(folder, 'unfolded'), join(folder, 'link'), 'junction');
    const env = { APPIMAGE: join(folder, `${product.name}.AppImage`), APPDIR: join(folder, 'link') };
    expect(find({ env })).toBeUndefined();
  });

  it('an AppImage does so whatever other formats were packaged', () => {
    writeFileSync(join(resourcesPath, 'package-type'), 'deb');
    expect(find()).toBeUndefined();
  });

  it('a system package is left to the package manager', () => {
    writeFileSync(join(resourcesPath, 'package-type'), 'rpm');
    expect(find({ env: {} })).toBe('package-manager');
  });

  it('a Debian package updates itself if a password can be requested', () => {
    writeFileSync(join(resourcesPath, 'package-type'), 'deb');
    expect(find({ env: { PATH: folder } })).toBe('package-manager');
    writeFileSync(join(folder, 'pkexec'), '');
    expect(find({ env: { PATH: folder } })).toBeUndefined();
    rmSync(join(resourcesPath, 'app-update.yml'));
    expect(find({ env: { PATH: folder } })).toBe('package-manager');
  });

  it('an unpacked archive is updated manually', () => {
    expect(find({ env: {} })).toBe('manual');
  });

  it('an app started from another one’s AppImage does not update it', () => {
    const env = { APPIMAGE: join(folder, 'Other.AppImage'), APPDIR: join(folder, 'other') };
    mkdirSync(join(folder, 'other'));
    mkdirSync(join(folder, 'unfold'));
    expect(find({ env })).toBe('manual');
    expect(find({ env: { ...env, APPDIR: join(folder, 'unfold') } })).toBe('manual');
  });

  it('an AppImage in a read-only folder is updated by whoever installed it', () => {
    const env = {
      APPIMAGE: join(folder, 'gone', `${product.name}.AppImage`),
      APPDIR: join(folder, 'unfolded'),
    };
    expect(find({ env })).toBe('manual');
  });
});

it('a build without a feed is updated manually on each system', () => {
  rmSync(join(resourcesPath, 'app-update.yml'));
  for (const platform of ['linux', 'darwin', 'win32'] as const) expect(find({ platform })).toBe('manual');
});

describe('on other systems', () => {
  it('macOS updates signed apps', () => {
    expect(find({ platform: 'darwin' })).toBeUndefined();
    writeFileSync(join(resourcesPath, 'package-type'), 'unsigned\n');
    expect(find({ platform: 'darwin' })).toBe('unsigned');
  });

  it('Windows also updates unsigned apps', () => {
    writeFileSync(join(resourcesPath, 'package-type'), 'unsigned');
    expect(find({ platform: 'win32' })).toBeUndefined();
  });
});
