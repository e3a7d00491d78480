import { type FuseConfig, FuseV1Options, FuseVersion } from '@electron/fuses';

/** `process.platform` where the package will run. */
export type PackagePlatform = 'linux' | 'darwin' | 'win32';

/**
 * Electron's fuses, set before the package is signed. None is left to Electron's default: if a later Electron adds one,
 * packaging fails until it is set here.
 */
export function fusesFor(platform: PackagePlatform): FuseConfig {
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
