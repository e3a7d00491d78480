import type { Protocol } from 'electron/main';
import { bundleScheme } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';

/** True for URLs of the app's own pages: its scheme and its host, without credentials or port. */
export function isBundleUrl(address: string): boolean {
  const url = URL.parse(address);
  return (
    url?.protocol === `${bundleScheme}:` &&
    url.host === product.slug &&
    url.username === '' &&
    url.password === ''
  );
}

/** Gives the app's scheme an origin, a secure context and fetch. Call before the app is ready. */
export function registerScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: bundleScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
}
