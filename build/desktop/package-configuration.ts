import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type FuseConfig, FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import type { AfterPackContext, Configuration } from 'electron-builder';
import { type PackageType, packageTypeFile } from '../../contract/desktop/package-type.ts';
import { languages } from '../../contract/languages.ts';
import { product } from '../../contract/product.ts';
import { iconFiles } from './draw-icons.ts';
import { stageFiles } from './prepare-stage.ts';

/** `process.platform` where the package will run. */
type PackagePlatform = 'linux' | 'darwin' | 'win32';

export interface PackageOptions {
  /** Folder with all that `prepareStage` puts there. */
  stage: string;
  /** Folder that the packages are written to. */
  output: string;
  /** Update feed of the packaged app; null for none. */
  feed: Configuration['publish'];
  /** Release notes of this version, for the feed and the app. */
  notes: string;
  /** Whether a certificate of Apple's is at hand; the others are found by electron-builder itself. */
  macCertificate: boolean;
  /** Folder with Electron's binary, where it is not to be downloaded. */
  electronDist: string | undefined;
}

/** How electron-builder makes each package. What identifies the product comes from contract/product.ts. */
export function packageConfiguration(options: PackageOptions): Configuration {
  const { macCertificate } = options;
  const staged = (...names: string[]) => resolve(options.stage, ...names);
  return {
    appId: product.appId,
    productName: product.name,
    copyright: `Copyright © ${new Date().getFullYear()} ${product.name}`,
    directories: { app: staged(stageFiles.app), output: options.output, buildResources: 'build/desktop' },
    files: ['out/**', 'package.json', '!**/*.{map,sha256}'],
    asar: { smartUnpack: false },
    // Everything is bundled: there are no packages to install, to rebuild or to collect.
    beforeBuild: async () => false,
    electronDist: options.electronDist ?? null,
    afterExtract: removeElectronsOwnApp,
    // Chromium's own texts in other languages weigh 30 MB.
    electronLanguages: [...languages],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder fills it in.
    artifactName: '${name}-${version}-${os}-${arch}.${ext}',
    protocols: { name: product.name, schemes: [product.deepLinkScheme], role: 'Viewer' },
    publish: options.feed,
    releaseInfo: { releaseNotes: options.notes },
    // Last before signing, and with our own release of the library: electron-builder's does not know every fuse.
    afterPack: (context) => finishApp(context, macCertificate),

    linux: {
      icon: staged(stageFiles.icons, iconFiles.linux),
      executableName: product.slug,
      syncDesktopName: true,
      category: 'Office',
      maintainer: `${product.name} <${product.contact}>`,
    },
    // The older runtime needs FUSE 2, which few systems still have, and switches the sandbox off everywhere.
    toolsets: { appimage: '1.0.3' },
    deb: {
      // A mark by which the app knows how it is updated, also without a feed.
      fpm: [`${staged(stageFiles.debMark)}=/opt/${product.name}/resources/${packageTypeFile}`],
    },

    mac: {
      icon: staged(stageFiles.icons, iconFiles.mac),
      category: 'public.app-category.productivity',
      // Without a certificate the signature names nobody; Apple's processors want one all the same.
      identity: macCertificate ? undefined : '-',
      // A signature that names nobody cannot vouch for the libraries that the hardened runtime would check.
      hardenedRuntime: macCertificate,
      entitlements: 'build/desktop/entitlements.plist',
      entitlementsInherit: 'build/desktop/entitlements.plist',
    },
    // Updates come from the zip.
    dmg: { writeUpdateInfo: false },

    win: { icon: staged(stageFiles.icons, iconFiles.windows) },
    nsis: {
      // For the person who installs, without an administrator.
      oneClick: true,
      perMachine: false,
      allowElevation: false,
      packElevateHelper: false,
      include: staged(stageFiles.windowsLinks),
    },
  };
}

/** The app that Electron shows where there is none; electron-builder leaves it in a folder given by `electronDist`. */
function removeElectronsOwnApp({ appOutDir, electronPlatformName }: AfterPackContext): void {
  const resources = electronPlatformName === 'darwin' ? 'Electron.app/Contents/Resources' : 'resources';
  rmSync(join(appOutDir, resources, 'default_app.asar'), { force: true });
}

async function finishApp(context: AfterPackContext, macCertificate: boolean): Promise<void> {
  const platform = context.electronPlatformName as PackagePlatform;
  const app = join(context.appOutDir, programName(platform));
  if (platform === 'darwin' && !macCertificate)
    writeFileSync(join(app, 'Contents/Resources', packageTypeFile), 'unsigned' satisfies PackageType);
  await flipFuses(app, fusesFor(platform));
}

/** Name of the program as electron-builder leaves it, in the folder of the unpacked app. */
export function programName(platform: PackagePlatform): string {
  if (platform === 'linux') return product.slug;
  return platform === 'darwin' ? `${product.name}.app` : `${product.name}.exe`;
}

/**
 * Electron's fuses, set before the package is signed. None is left to Electron's default: if a later Electron adds one,
 * packaging fails until it is set here.
 */
function fusesFor(platform: PackagePlatform): FuseConfig {
  return {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    // ELECTRON_RUN_AS_NODE would let any script run as the app, with its access to the keyring.
    [FuseV1Options.RunAsNode]: false,
    // Our session is encrypted by main; this is for cookies that Chromium itself might keep.
    [FuseV1Options.EnableCookieEncryption]: true,
    // NODE_OPTIONS could load code before ours.
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
    // --inspect would expose the main process, with the session, to every program on the machine.
    [FuseV1Options.EnableNodeCliInspectArguments]: false,
    // Checks the archive against its hash. On Linux Electron does not support it.
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: platform !== 'linux',
    // Otherwise a folder `app` beside the archive would be run instead of it, unchecked.
    [FuseV1Options.OnlyLoadAppFromAsar]: true,
    // We ship no V8 snapshot of our own for main.
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    // Pages come from the app's own scheme; file:// needs no rights beyond a browser's.
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
    // Chromium's default. Our pages may not compile WebAssembly, so it does not matter for them.
    [FuseV1Options.WasmTrapHandlers]: true,
  };
}
