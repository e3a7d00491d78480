import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { extractFile, getRawHeader, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { build } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageTypeFile } from '#contract/desktop/package-type.ts';
import { languages } from '#contract/languages.ts';
import { product } from '#contract/product.ts';
import { packageConfiguration } from '../../build/desktop/package-configuration.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { packageAroundStub, removePackages } from './package-around-stub.ts';

const largestArchive = 6_000_000;
const feedUrl = `https://updates.example.com/${product.slug}`;

let folder: string;
let app: string;
let archive: string;
let mac: string;
let windows: string;

beforeAll(async () => {
  // The first call builds the app if necessary.
  folder = await packageAroundStub('linux', ['--x64'], { UPDATE_FEED_URL: feedUrl });
  app = join(folder, 'packages/linux-unpacked');
  archive = join(app, 'resources/app.asar');
  const [macFolder, windowsFolder] = await Promise.all([
    packageAroundStub('mac', ['--arm64']),
    packageAroundStub('win', ['--x64']),
  ]);
  mac = join(macFolder, `packages/mac-arm64/${product.name}.app`);
  windows = join(windowsFolder, 'packages/win-unpacked');
});

afterAll(removePackages);

/** Modules that a bundle imports, or requires through the bundler's function. */
function loadedNames(code: string): string[] {
  const imports = /\b(?:from|import|import\(|require\()\s*["'`]([^."'`][^"'`]*)["'`]/g;
  const [, create] = /createRequire as (\w+)/.exec(code) ?? [];
  const [, require] = new RegExp(`(\\w+)=${create}\\(import\\.meta\\.url\\)`).exec(code) ?? [];
  const requires = new RegExp(`[^\\w.$]${require}\\(["'\`]([^."'\`][^"'\`]*)["'\`]\\)`, 'g');
  return [...code.matchAll(imports), ...code.matchAll(requires)].map(([, name = '']) => name);
}

describe('the archive', () => {
  it('contains the build and a package.json, and nothing else', () => {
    const entries = listPackage(archive, { isPack: false }).map((path) => path.replaceAll('\\', '/'));
    const elsewhere = entries.filter(
      (path) => !/^\/(package\.json|out(\/(main|preload|renderer)(\/.*)?)?)$/.test(path),
    );
    expect(elsewhere).toEqual([]);
    expect(entries).toEqual(
      expect.arrayContaining(['/out/main/index.js', '/out/preload/index.cjs', '/out/renderer/index.html']),
    );
    const unwanted = /\.(map|ts|tsx|sha256|br|gz)$|\.(test|spec)\.|node_modules|\/server\/|\.env/;
    expect(entries.filter((path) => unwanted.test(path))).toEqual([]);
  });

  it('requires no packages, since it contains none', () => {
    const scripts = listPackage(archive, { isPack: false })
      .map((path) => path.replaceAll('\\', '/').slice(1))
      .filter((path) => /^out\/(main|preload)\/.*\.c?js$/.test(path));
    const loaded = scripts.flatMap((path) => loadedNames(extractFile(archive, path).toString()));
    expect(loaded).toContain('electron/main');
    const packages = loaded.filter((name) => !/^electron(\/\w+)?$/.test(name) && !isBuiltin(name));
    expect(packages.filter((name) => existsSync(`node_modules/${name}`))).toEqual([]);
  });

  it(`is smaller than ${largestArchive / 1e6} MB`, () => {
    const { size } = statSync(archive);
    console.log(`The desktop app's archive: ${(size / 1e6).toFixed(2)} MB`);
    expect(size).toBeLessThan(largestArchive);
    expect(existsSync(`${archive}.unpacked`)).toBe(false);
  });

  it('contains only what Electron and the installers read of the package.json', () => {
    const metadata = JSON.parse(extractFile(archive, 'package.json').toString());
    expect(metadata).toMatchObject({
      name: product.slug,
      productName: product.name,
      version: packageJson.version,
      desktopName: `${product.slug}.desktop`,
      main: 'out/main/index.js',
    });
    expect(Object.keys(metadata)).not.toEqual(expect.arrayContaining(['dependencies']));
    expect(metadata.devDependencies ?? metadata.scripts ?? metadata.imports).toBeUndefined();
  });
});

describe('the app', () => {
  const { ENABLE: on, DISABLE: off } = FuseState;
  it.each([
    ['Linux', () => join(app, product.slug), off],
    ['macOS', () => mac, on],
    ['Windows', () => join(windows, `${product.name}.exe`), on],
  ])('has the configured fuses on %s', async (_, program, integrity) => {
    expect(await getCurrentFuseWire(program())).toEqual({
      version: '1',
      [FuseV1Options.RunAsNode]: off,
      [FuseV1Options.EnableCookieEncryption]: on,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: off,
      [FuseV1Options.EnableNodeCliInspectArguments]: off,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: integrity,
      [FuseV1Options.OnlyLoadAppFromAsar]: on,
      [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: off,
      [FuseV1Options.GrantFileProtocolExtraPrivileges]: off,
      [FuseV1Options.WasmTrapHandlers]: on,
    });
  });

  it('has the hash of its archive where Electron checks it', () => {
    const hashOf = (path: string) =>
      createHash('sha256').update(getRawHeader(path).headerString).digest('hex');
    const plist = readFileSync(join(mac, 'Contents/Info.plist'), 'utf8');
    expect(plist).toContain(`<string>${hashOf(join(mac, 'Contents/Resources/app.asar'))}</string>`);
    const program = readFileSync(join(windows, `${product.name}.exe`), 'latin1');
    expect(program).toContain(`"value":"${hashOf(join(windows, 'resources/app.asar'))}"`);
  });

  it('handles deep links on macOS, and is marked there as unsigned', () => {
    const plist = readFileSync(join(mac, 'Contents/Info.plist'), 'utf8').replaceAll(/\s+/g, '');
    expect(plist).toContain(
      `<key>CFBundleURLSchemes</key><array><string>${product.deepLinkScheme}</string></array>`,
    );
    expect(plist).toContain(`<key>CFBundleIdentifier</key><string>${product.appId}</string>`);
    expect(readFileSync(join(mac, 'Contents/Resources', packageTypeFile), 'utf8')).toBe('unsigned');
  });

  it('has its icon', () => {
    const staged = (name: string) => readFileSync(join(folder, 'stage/icons', name));
    expect(readFileSync(join(mac, 'Contents/Resources/icon.icns'))).toEqual(staged('icon.icns'));
    const largest = staged('icon.ico').subarray(-1000);
    expect(readFileSync(join(windows, `${product.name}.exe`)).includes(largest)).toBe(true);
  });

  it('has the update feed', () => {
    expect(readFileSync(join(app, 'resources/app-update.yml'), 'utf8')).toBe(
      `provider: generic\nurl: ${feedUrl}\nupdaterCacheDirName: ${product.slug}-updater\n`,
    );
    expect(existsSync(join(app, 'resources', packageTypeFile))).toBe(false);
  });

  it("brings Chromium's texts in our languages alone, and the licences", () => {
    const texts = readdirSync(join(app, 'locales')).map((name) => name.slice(0, 2));
    expect(new Set(texts)).toEqual(new Set(languages));
    expect(readdirSync(app)).toEqual(
      expect.arrayContaining(['LICENSE.electron.txt', 'LICENSES.chromium.html']),
    );
  });
});

interface DescribedTargets {
  /** Desktop entries of AppImage and deb. */
  entries: string[];
  /** Arguments of fpm, which creates the deb. */
  deb: string[];
}

/** Input of the tools that create AppImage and deb, which electron-builder downloads when needed. */
async function describeTargets(): Promise<DescribedTargets> {
  const described: DescribedTargets = { entries: [], deb: [] };
  await build({
    linux: ['AppImage', 'deb'],
    x64: true,
    publish: 'never',
    prepackaged: app,
    config: packageConfiguration({
      stage: join(folder, 'stage'),
      output: join(folder, 'described'),
      feed: { provider: 'generic', url: feedUrl },
      notes: 'New.',
      macCertificate: false,
      electronDist: join(folder, 'electron'),
    }),
    effectiveOptionComputed: async (options: { desktop: string } | [string[], string]) => {
      if (Array.isArray(options)) described.deb = options[0];
      described.entries.push(Array.isArray(options) ? readFileSync(options[1], 'utf8') : options.desktop);
      return true;
    },
  });
  return described;
}

describe('Linux packages', () => {
  let described: DescribedTargets;
  beforeAll(async () => {
    described = await describeTargets();
  });

  it('register deep links for the app', () => {
    expect(described.entries.length).toBe(2);
    for (const entry of described.entries) {
      expect(entry).toContain(`\nMimeType=x-scheme-handler/${product.deepLinkScheme};\n`);
      expect(entry).toContain(`\nName=${product.name}\n`);
      expect(entry).toContain(`\nStartupWMClass=${product.slug}\n`);
      expect(entry).not.toContain('--no-sandbox');
    }
  });

  it('have icons; the deb is marked as updated by its package manager', () => {
    const args = described.deb;
    expect(args).toContain(
      `${join(folder, 'stage/deb/package-type')}=/opt/${product.name}/resources/package-type`,
    );
    expect(readFileSync(join(folder, 'stage/deb/package-type'), 'utf8')).toBe('deb');
    const icons = args.filter((arg) => arg.includes('/usr/share/icons/hicolor/'));
    expect(icons.length).toBe(8);
    expect(args).toEqual(expect.arrayContaining(['--name', product.slug]));
  });
});
