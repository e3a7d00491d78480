import type { App } from 'electron/main';
import { product } from '#contract/product.ts';

interface RegisterLinksOptions {
  app: Pick<App, 'setAsDefaultProtocolClient'>;
  /** In development: what Electron itself must be started with to be this app. */
  development?: { program: string; appFolder: string };
  log: { warn(message: string): void };
}

/**
 * Makes the system open the product's links with this app. An installer does the same; an archive that is only
 * unpacked needs it, and so does development. Folders without a desktop entry cannot be registered: there the code is
 * pasted.
 */
export function registerLinks({ app, development, log }: RegisterLinksOptions): void {
  const scheme = product.deepLinkScheme;
  const registered = development
    ? app.setAsDefaultProtocolClient(scheme, development.program, [development.appFolder])
    : app.setAsDefaultProtocolClient(scheme);
  if (!registered) log.warn('deep links: the system does not open them with this app');
}
