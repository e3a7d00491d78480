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
