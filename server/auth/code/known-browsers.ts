import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GenericEndpointContext } from '@better-auth/core';

/**
 * Marks a browser in which a user has signed in to an address, so that others who keep requesting codes for that
 * address do not lock the owner out. It grants no access: the browser's requests are only counted separately.
 */
export interface KnownBrowsers {
  /** Sets the cookie; of several addresses only the last one is stored. */
  remember(ctx: GenericEndpointContext, email: string): void;
  /** The name of the browser to count by, if this address was the last to sign in there. */
  find(ctx: GenericEndpointContext, email: string): string | undefined;
}

const cookieName = 'known_browser';
const rememberedSeconds = 365 * 24 * 3600;

/** @param key proves that a cookie is ours; the cookie does not reveal the address */
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
