import { createHmac, randomBytes } from 'node:crypto';
import type { GenericEndpointContext } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import { normalizeCode } from '#contract/sign-in-code.ts';

/**
 * Binds codes to the browser that asked for them. The browser holds a random name in an HttpOnly cookie; code and
 * lookup key are HMACs over that name. So each browser has its own code for an address: without the cookie there is
 * nothing to try, and whoever keeps asking for codes to somebody else's address never touches the owner's.
 */
export interface BrowserBinding {
  /** Remembers, for this request, the browser of the cookie; gives a new name to one that has none. */
  recognize(ctx: GenericEndpointContext, options: { create: boolean }): Promise<void>;
  /** Whether the request came with a name of its own. */
  isKnown(ctx: GenericEndpointContext): boolean;
  /** From now on, and within `run` if given, the code behind a link stands in place of a browser: it needs none. */
  bindToLink(code: string, run?: () => Promise<unknown>): Promise<void>;
  /** Sends the cookie, valid as long as the newest code could be. */
  remember(ctx: GenericEndpointContext, maxAgeSeconds: number): Promise<void>;
  /** Key under which the browser's code for an identifier (purpose and address) is stored. */
  keyOf(identifier: string): Promise<string>;
  /** What is stored of a code. */
  digestOf(code: string): Promise<string>;
}

const cookieName = 'browser';
const browserPattern = /^[\w-]{43}$/;

/** @param key without it, what is stored is worthless to whoever reads the database */
export function createBrowserBinding(key: Buffer): BrowserBinding {
  // A request that was never recognized gets a name of its own, which matches nothing.
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
      // Shorter than the name of a browser: no cookie can pass for it.
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
