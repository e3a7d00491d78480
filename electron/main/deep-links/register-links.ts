import type { App } from 'electron/main';
import { product } from '#contract/product.ts';

interface RegisterLinksOptions {
  app: Pick<App, 'setAsDefaultProtocolClient'>;
  /** In development: how the system starts Electron with this app. */
  development?: { program: string; appFolder: string };
  log: { warn(message: string): void };
}

/**
 * Registers the app for the product's links. An installer does the same; an unpacked archive and development need it.
 * On Linux it fails without a desktop entry: then the code has to be pasted.
 */
export function registerLinks({ app, development, log }: RegisterLinksOptions): void {
  const scheme = product.deepLinkScheme;
  const registered = development
    ? app.setAsDefaultProtocolClient(scheme, development.program, [development.appFolder])
    : app.setAsDefaultProtocolClient(scheme);
  if (!registered) log.warn('deep links: the system does not open them with this app');
}
