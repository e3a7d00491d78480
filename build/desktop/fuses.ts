import { type FuseConfig, FuseV1Options, FuseVersion } from '@electron/fuses';

/** Where a package will run: `process.platform` there. */
export type PackagePlatform = 'linux' | 'darwin' | 'win32';

/**
 * What Electron's binary can be made to do, each switched for good before the package is signed. None is left to
 * Electron's default, and one that a later Electron adds stops the packaging until it is stated here.
 */
export function fusesFor(platform: PackagePlatform): FuseConfig {
  return {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    // ELECTRON_RUN_AS_NODE would lend the app's name, and its rights in the keyring, to any script.
    [FuseV1Options.RunAsNode]: false,
    // Our session is encrypted by main; this is for cookies that Chromium itself might keep.
    [FuseV1Options.EnableCookieEncryption]: true,
    // NODE_OPTIONS could load code before ours.
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
    // --inspect would open main, with the session in it, to every program on the machine.
    [FuseV1Options.EnableNodeCliInspectArguments]: false,
    // The archive must be the one that was packaged. Linux has no place for its hash, and Electron does not look there.
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: platform !== 'linux',
    // Otherwise a folder `app` beside the archive would be started in its place, unchecked.
    [FuseV1Options.OnlyLoadAppFromAsar]: true,
    // We ship no V8 snapshot of our own for main.
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    // Pages come from the app's own scheme; file:// needs no rights beyond a browser's.
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
    // As Chromium has it. Our pages may not compile WebAssembly, so either way changes nothing for them.
    [FuseV1Options.WasmTrapHandlers]: true,
  };
}
