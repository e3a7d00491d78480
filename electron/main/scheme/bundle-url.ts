import { bundleScheme } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';

/** True for addresses of the app's own pages: its scheme and its one host, and nothing before or behind the host. */
export function isBundleUrl(address: string): boolean {
  const url = URL.parse(address);
  return (
    url?.protocol === `${bundleScheme}:` &&
    url.host === product.slug &&
    url.username === '' &&
    url.password === ''
  );
}
