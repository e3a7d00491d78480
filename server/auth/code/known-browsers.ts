import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GenericEndpointContext } from '@better-auth/core';

/**
 * Remembers in a browser that somebody has signed in there to an address, so that strangers who keep asking for codes
 * to that address do not keep its owner out. It lets nobody in: it only counts the browser's requests by themselves.
 */
export interface KnownBrowsers {
  /** Sends the cookie; of several addresses the last one counts. */
  remember(ctx: GenericEndpointContext, email: string): void;
  /** A name of the browser to count by, if this address was the last to sign in there. */
  find(ctx: GenericEndpointContext, email: string): string | undefined;
}

const cookieName = 'known_browser';
const rememberedSeconds = 365 * 24 * 3600;

/** @param key proves that a cookie is ours; the cookie tells nobody the address */
export function createKnownBrowsers(key: Buffer): KnownBrowsers {
  const proofOf = (name: string, email: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([name, email]))
      .digest();

  return {
    remember(ctx, email) {
      const name = randomBytes(16).toString('base64url');
      const cookie = ctx.context.createAuthCookie(cookieName, { maxAge: rememberedSeconds });
      ctx.setCookie(cookie.name, `${name}.${proofOf(name, email).toString('base64url')}`, cookie.attributes);
    },
    find(ctx, email) {
      const [name = '', given = ''] =
        ctx.getCookie(ctx.context.createAuthCookie(cookieName).name)?.split('.') ?? [];
      const [proof, expected] = [Buffer.from(given, 'base64url'), proofOf(name, email)];
      return proof.length === expected.length && timingSafeEqual(proof, expected) ? name : undefined;
    },
  };
}
