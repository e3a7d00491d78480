import { expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { clientOf } from './event-origin.ts';

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${product.slug}-desktop/1.2.0-beta.1`, 'desktop 1.2.0-beta.1'],
  [`Mozilla/5.0 (X11) ${product.slug}-desktop/<b>`, 'desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'web'],
  [undefined, 'web'],
])('the program of %s is %s', (userAgent, client) => {
  expect(clientOf(userAgent)).toBe(client);
});
