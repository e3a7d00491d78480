import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unsupportedReason } from './unsupported-reason.ts';

let folder: string;
let resourcesPath: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkey-installed-'));
  resourcesPath = join(folder, 'unfolded', 'resources');
  mkdirSync(resourcesPath, { recursive: true });
  writeFileSync(join(resourcesPath, 'app-update.yml'), 'provider: generic\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function find(changes: Partial<Parameters<typeof unsupportedReason>[0]> = {}) {
  const environment = { APPIMAGE: join(folder, 'Latchkey.AppImage'), APPDIR: join(folder, 'unfolded') };
  const installation = {
    platform: 'linux',
    isPackaged: true,
    resourcesPath,
    signed: true,
    environment,
  } as const;
  return unsupportedReason({ ...installation, ...changes });
}

it('an app that is not packaged', () => {
  expect(find({ isPackaged: false })).toBe('development');
});

describe('on Linux', () => {
  it('an AppImage updates itself', () => {
    expect(find()).toBeUndefined();
  });

  it('an AppImage does so also where its folder is named by way of a link', () => {
    symlinkSync(join(folder, 'unfolded'), join(folder, 'link'), 'junction');
    const environment = { APPIMAGE: join(folder, 'Latchkey.AppImage'), APPDIR: join(folder, 'link') };
    expect(find({ environment })).toBeUndefined();
  });

  it('an AppImage does so whatever else was packaged along with it', () => {
    writeFileSync(join(resourcesPath, 'package-type'), 'deb');
    expect(find()).toBeUndefined();
  });

  it('a package of the system is left to the package manager', () => {
    writeFileSync(join(resourcesPath, 'package-type'), 'rpm');
    expect(find({ environment: {} })).toBe('package-manager');
  });

  it('a Debian package updates itself where somebody can be asked for a password', () => {
    writeFileSync(join(resourcesPath, 'package-type'), 'deb');
    expect(find({ environment: { PATH: folder } })).toBe('package-manager');
    writeFileSync(join(folder, 'pkexec'), '');
    expect(find({ environment: { PATH: folder } })).toBeUndefined();
    rmSync(join(resourcesPath, 'app-update.yml'));
    expect(find({ environment: { PATH: folder } })).toBe('package-manager');
  });

  it('an unpacked archive is renewed by hand', () => {
    expect(find({ environment: {} })).toBe('manual');
  });

  it('an app started out of the AppImage of another one leaves that alone', () => {
    const environment = { APPIMAGE: join(folder, 'Other.AppImage'), APPDIR: join(folder, 'other') };
    mkdirSync(join(folder, 'other'));
    mkdirSync(join(folder, 'unfold'));
    expect(find({ environment })).toBe('manual');
    expect(find({ environment: { ...environment, APPDIR: join(folder, 'unfold') } })).toBe('manual');
  });

  it('an AppImage in a folder that cannot be written is renewed by whoever put it there', () => {
    const environment = {
      APPIMAGE: join(folder, 'gone', 'Latchkey.AppImage'),
      APPDIR: join(folder, 'unfolded'),
    };
    expect(find({ environment })).toBe('manual');
  });
});

it('a build without a feed is renewed by hand, on each system', () => {
  rmSync(join(resourcesPath, 'app-update.yml'));
  for (const platform of ['linux', 'darwin', 'win32'] as const) expect(find({ platform })).toBe('manual');
});

describe('elsewhere', () => {
  it('macOS updates what is signed', () => {
    expect(find({ platform: 'darwin' })).toBeUndefined();
    writeFileSync(join(resourcesPath, 'package-type'), 'unsigned\n');
    expect(find({ platform: 'darwin' })).toBe('unsigned');
  });

  it('Windows updates what is not signed, too', () => {
    writeFileSync(join(resourcesPath, 'package-type'), 'unsigned');
    expect(find({ platform: 'win32' })).toBeUndefined();
  });
});
