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
  'app://x@latchkey/',
  'app://:x@latchkey/',
  'http://latchkey/',
  `blob:${bundleOrigin}/x`,
  `${product.deepLinkScheme}://latchkey/`,
  'app:latchkey',
  '/login',
  '',
])('%s is not', (address) => expect(isBundleUrl(address)).toBe(false));
