import { expect, it } from 'vitest';
import { bundleOrigin } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import { isBundleUrl } from './bundle-url.ts';

it.each([
  `${bundleOrigin}/`,
  `${bundleOrigin}/login?redirect=%2Fapp#x`,
  `${bundleOrigin.replace('app', 'APP')}/`,
])('%s is ours', (address) => {
  expect(isBundleUrl(address)).toBe(true);
});

it.each([
  'app://evil/',
  `${bundleOrigin}.evil/`,
  `${bundleOrigin}:1/`,
  `app://x@${product.slug}/`,
  `app://:x@${product.slug}/`,
  `http://${product.slug}/`,
  `blob:${bundleOrigin}/x`,
  `${product.deepLinkScheme}://${product.slug}/`,
  `app:${product.slug}`,
  '/login',
  '',
])('%s is not', (address) => expect(isBundleUrl(address)).toBe(false));
