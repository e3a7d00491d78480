import type { Protocol } from 'electron/main';
import { bundleScheme } from '#contract/desktop/addresses.ts';

/** Gives the app's scheme an origin, a secure context and fetch. Call before the app is ready. */
export function registerScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: bundleScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
}
