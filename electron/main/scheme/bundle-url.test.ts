import { expect, it } from 'vitest';
import { isBundleUrl } from './bundle-url.ts';

it.each(['app://latchkey/', 'app://latchkey/login?redirect=%2Fapp#x', 'APP://latchkey/'])(
  '%s is ours',
  (address) => {
    expect(isBundleUrl(address)).toBe(true);
  },
);

it.each([
  'app://evil/',
  'app://latchkey.evil/',
  'app://latchkey:1/',
  'app://x@latchkey/',
  'app://:x@latchkey/',
  'http://latchkey/',
  'blob:app://latchkey/x',
  'latchkey://latchkey/',
  'app:latchkey',
  '/login',
  '',
])('%s is not', (address) => expect(isBundleUrl(address)).toBe(false));
