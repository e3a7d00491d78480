import { describe, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { createCookieJar } from './cookie-jar.ts';

const origin = 'https://app.example.com';
const address = `${origin}/api/init`;
const session = `__Host-${product.slug}.session_token=abc; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=2592000`;

describe('the cookie jar', () => {
  it('returns the server’s cookies', () => {
    const jar = createCookieJar(origin, () => {});
    jar.store(address, [session, 'other=1; Path=/']);
    expect(jar.header(`${origin}/pictures/1/2`)).toBe(`__Host-${product.slug}.session_token=abc; other=1`);
    jar.store(address, [`__Host-${product.slug}.session_token=; Path=/; Secure; Max-Age=0`]);
    expect(jar.header(address)).toBe('other=1');
  });

  it('is bound to one origin', () => {
    const jar = createCookieJar(origin, () => {});
    for (const other of [
      'http://app.example.com/api/init',
      'https://app.example.com:8443/api/init',
      'https://www.app.example.com/api/init',
      'https://app.example.com.evil.example/api/init',
      'https://app.example.com@evil.example/api/init',
    ]) {
      expect(() => jar.header(other)).toThrow(`not an address of ${origin}`);
      expect(() => jar.store(other, [session])).toThrow(`not an address of ${origin}`);
    }
  });

  it.each([
    ['__Host- without Secure', '__Host-a=1; Path=/'],
    ['__Host- for a whole domain', '__Host-a=1; Path=/; Secure; Domain=example.com'],
    ['__Host- for a part of the paths', '__Host-a=1; Path=/api; Secure'],
    ['__Secure- without Secure', '__Secure-a=1; Path=/'],
    ['the cookie of another domain', 'a=1; Domain=evil.example'],
    ['nonsense', '='],
    ['nothing', ''],
  ])('rejects %s', (_what, setCookie) => {
    const jar = createCookieJar(origin, () => {});
    jar.store(address, [setCookie]);
    expect(jar.header(address)).toBe('');
  });

  it.each([`https://${product.slug}.github.io`, 'https://intranet', 'https://10.1.2.3:8443'])(
    'works at %s, a public suffix or unknown host',
    (shared) => {
      const jar = createCookieJar(shared, () => {});
      jar.store(`${shared}/api/init`, [session]);
      expect(jar.header(`${shared}/api/init`)).toBe(`__Host-${product.slug}.session_token=abc`);
    },
  );

  it('never sends Secure cookies over http', () => {
    const local = 'http://localhost:3000';
    const jar = createCookieJar(local, () => {});
    jar.store(`${local}/api/init`, ['plain=1; Path=/; Max-Age=60', 'secret=1; Path=/; Max-Age=60; Secure']);
    expect(jar.header(`${local}/api/init`)).toBe('plain=1');
    const restored = createCookieJar(local, () => {}, jar.save());
    expect(restored.header(`${local}/api/init`)).toBe('plain=1');
  });

  it('is saved without session cookies', () => {
    const jar = createCookieJar(origin, () => {});
    expect(jar.save()).toBeUndefined();
    jar.store(address, ['short=1; Path=/']);
    expect(jar.save()).toBeUndefined();
    jar.store(address, [session]);
    const saved = jar.save();
    expect(saved).not.toContain('short');
    const restored = createCookieJar(origin, () => {}, saved);
    expect(restored.header(address)).toBe(`__Host-${product.slug}.session_token=abc`);
    restored.store(address, ['__Host-b=1; Path=/']);
    expect(restored.header(address)).toBe(`__Host-${product.slug}.session_token=abc`);
  });

  it('reports changes', () => {
    let changes = 0;
    const jar = createCookieJar(origin, () => changes++);
    jar.store(address, []);
    jar.header(address);
    expect(changes).toBe(0);
    jar.store(address, [session]);
    expect(changes).toBe(1);
  });
});
