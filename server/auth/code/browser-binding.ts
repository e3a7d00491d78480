import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GenericEndpointContext } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import { normalizeCode } from '#contract/sign-in-code.ts';

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

const knownBrowserCookie = 'known_browser';

const rememberedSeconds = 365 * 24 * 3600;

/**
 * Binds codes to the browser that requested them. The browser has a random name in an HttpOnly cookie; code and lookup
 * key are HMACs over that name. So each browser has its own code for an address: without the cookie no code can be
 * tried, and requests for another user's address never affect the owner's code.
 */
export interface BrowserBinding {
  /** Reads the browser's name from its cookie for this request; creates one if it is missing. */
  recognize(ctx: GenericEndpointContext, options: { create: boolean }): Promise<void>;
  /** Whether the request had a name in its cookie. */
  isKnown(ctx: GenericEndpointContext): boolean;
  /** For the rest of the request, or within `run` if given, binds to the code of a link instead of to a browser. */
  bindToLink(code: string, run?: () => Promise<unknown>): Promise<void>;
  /** Sets the cookie, valid as long as the newest code could be. */
  remember(ctx: GenericEndpointContext, maxAgeSeconds: number): Promise<void>;
  /** Key under which the browser's code for an identifier (purpose and address) is stored. */
  keyOf(identifier: string): Promise<string>;
  /** The stored form of a code. */
  digestOf(code: string): Promise<string>;
}

const cookieName = 'browser';
const browserPattern = /^[\w-]{43}$/;

/** @param key without it, the stored values are useless to anyone who reads the database */
export function createBrowserBinding(key: Buffer): BrowserBinding {
  // A request without a call of `recognize` gets a name that matches nothing.
  const browser = defineRequestState(newBrowser);
  const hmac = (purpose: string, ...parts: string[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');

  const nameInCookie = (ctx: GenericEndpointContext) => {
    const name = ctx.getCookie(ctx.context.createAuthCookie(cookieName).name);
    return name && browserPattern.test(name) ? name : undefined;
  };

  return {
    async recognize(ctx, { create }) {
      const name = nameInCookie(ctx);
      if (name) await browser.set(name);
      else if (create) await browser.set(newBrowser());
    },
    isKnown: (ctx) => nameInCookie(ctx) !== undefined,
    async bindToLink(code, run) {
      const before = await browser.get();
      // Shorter than a browser's name, so no cookie can be confused with it.
      await browser.set(normalizeCode(code));
      if (!run) return;
      await run();
      await browser.set(before);
    },
    async remember(ctx, maxAge) {
      const cookie = ctx.context.createAuthCookie(cookieName, { maxAge });
      ctx.setCookie(cookie.name, await browser.get(), cookie.attributes);
    },
    async keyOf(identifier) {
      return hmac('code-key', await browser.get(), identifier);
    },
    async digestOf(code) {
      return hmac('code', await browser.get(), normalizeCode(code));
    },
  };
}

function newBrowser(): string {
  return randomBytes(32).toString('base64url');
}

/** @param key proves that a cookie is ours; the cookie does not reveal the address */
export function createKnownBrowsers(key: Buffer): KnownBrowsers {
  const proofOf = (name: string, email: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([name, email]))
      .digest();

  return {
    remember(ctx, email) {
      const name = randomBytes(16).toString('base64url');
      const cookie = ctx.context.createAuthCookie(knownBrowserCookie, { maxAge: rememberedSeconds });
      ctx.setCookie(cookie.name, `${name}.${proofOf(name, email).toString('base64url')}`, cookie.attributes);
    },
    find(ctx, email) {
      const [name = '', given = ''] =
        ctx.getCookie(ctx.context.createAuthCookie(knownBrowserCookie).name)?.split('.') ?? [];
      const [proof, expected] = [Buffer.from(given, 'base64url'), proofOf(name, email)];
      return proof.length === expected.length && timingSafeEqual(proof, expected) ? name : undefined;
    },
  };
}
