import type { Protocol } from 'electron/main';
import { bundleScheme } from '#contract/desktop/addresses.ts';

/** Makes the app's scheme one with origins, secure contexts and fetch. Call before the app is ready. */
export function registerScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: bundleScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
}
