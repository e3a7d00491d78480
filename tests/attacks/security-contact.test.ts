import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { product } from '#contract/product.ts';

it('SECURITY.md names the contact of the product file', () => {
  const text = readFileSync(new URL('../../SECURITY.md', import.meta.url), 'utf8');
  expect(text).toContain(`<${product.contact}>`);
});
