import { describe, expect, it } from 'vitest';
import { bundleOrigin } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import { resolveServerUrl } from './forward-request.ts';

const server = 'https://app.example.com';

const addressOf = (path: string, init?: RequestInit) =>
  resolveServerUrl(new Request(bundleOrigin + path, init), server);

describe('a request of our own pages', () => {
  it.each([
    ['/api/init', 'GET'],
    ['/api/fn/init?payload=%7B%7D', 'HEAD'],
    ['/api/fn/invoices.create', 'POST'],
    ['/api/invoices/1', 'PUT'],
    ['/api/invoices/1', 'PATCH'],
    ['/api/invoices/1', 'DELETE'],
    ['/pictures/1/0123456789abcdef0123456789abcdef', 'GET'],
  ])('is %s by %s', (path, method) => {
    expect(addressOf(path, { method })).toBe(server + path);
  });

  it('has our origin, if any', () => {
    expect(addressOf('/api/init', { method: 'POST', headers: { origin: bundleOrigin } })).toBeDefined();
    expect(addressOf('/api/init', { headers: { 'sec-fetch-site': 'same-origin' } })).toBeDefined();
  });
});

describe('a request of another origin', () => {
  it.each([
    'https://evil.example',
    'null',
    'app://evil',
    `${bundleOrigin}.evil`,
    'app://',
    `http://${product.slug}`,
    server,
  ])('comes from %s', (origin) => {
    for (const method of ['GET', 'POST']) {
      expect(addressOf('/api/init', { method, headers: { origin } })).toBeUndefined();
    }
  });

  it.each(['cross-site', 'same-site'])('is %s', (site) => {
    expect(addressOf('/api/init', { headers: { 'sec-fetch-site': site } })).toBeUndefined();
  });

  it('is a preflight', () => {
    expect(addressOf('/api/init', { method: 'OPTIONS' })).toBeUndefined();
  });

  it.each(['app://evil/api/init', `${bundleOrigin}:1/api/init`, `https://${product.slug}/api/init`])(
    'goes to %s',
    (address) => {
      expect(resolveServerUrl(new Request(address), server)).toBeUndefined();
    },
  );

  it.each([
    '/',
    '/login',
    '/apis',
    '/api',
    '/API/init',
    '/dev/mailbox',
    '/api/../dev/mailbox',
    '/api/%2e%2e/dev/mailbox',
    '/api/..\\..\\dev/mailbox',
    '/pictures/..\\dev\\mailbox',
    '/api\\..\\..\\dev/mailbox',
  ])('is for the path %s', (path) => {
    expect(addressOf(path)).toBeUndefined();
  });

  it.each(['//evil.example/api/init', '/\\evil.example/api/init', '@evil.example/api/init'])(
    'would be sent to another host: %s',
    (path) => {
      expect(
        resolveServerUrl(
          { url: bundleOrigin + path, method: 'GET', headers: new Headers() } as Request,
          server,
        ),
      ).toBe(undefined);
    },
  );

  it('is a write to pictures', () => {
    expect(addressOf('/pictures/1/2', { method: 'POST' })).toBeUndefined();
  });
});
