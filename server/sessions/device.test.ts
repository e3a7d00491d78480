import { expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { deviceOf } from './device.ts';

const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/140.0.0.0 Safari/537.36`,
    'Chrome',
    'Windows',
    'desktop',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Microsoft Edge',
    'Windows',
    'desktop',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari',
    'macOS',
    'desktop',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux', 'desktop'],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${engine} Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
    'tablet',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} ${product.slug}/1.2.0 Chrome/140.0.0.0 Electron/38.0.0 Safari/537.36`,
    null,
    'Windows',
    'app',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${product.slug}-desktop/1.2.0`, null, 'macOS', 'app'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${product.slug}-desktop/1.2.0`, null, 'Windows', 'app'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${product.slug}-desktop/1.2.0-beta.1`, null, 'Linux', 'app'],
  ['node', null, null, 'other'],
  ['<b>Nothing</b>/1.0', null, null, 'other'],
  ['  ', null, null, 'other'],
  [null, null, null, 'other'],
])('%s', (userAgent, browser, system, kind) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, kind });
});

it('parses the beginning of a long header only', () => {
  const firefox = 'Firefox/140.0';
  expect(deviceOf(`Mozilla/5.0 ${firefox}`).browser).toBe('Firefox');
  expect(deviceOf(`Mozilla/5.0 ${'x'.repeat(500)} ${firefox}`).browser).toBe(null);
});
