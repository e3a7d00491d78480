import { product } from '#contract/product.ts';
import { sessionSeconds } from '#server/auth/cookie-options.ts';
import type { Answer, Browser } from './browser.ts';

const prefix = `${product.slug}.`;

/** What a sign-in left in a browser in which an admin had acted as somebody until that session was gone. */
export function afterActing(browser: Browser, answer: Answer) {
  const sessionCookies = answer.headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith(`${prefix}session_token=`));
  return {
    isKept30Days: sessionCookies.at(-1)?.includes(`Max-Age=${sessionSeconds};`),
    actingCookies: ['admin_session', 'dont_remember'].filter((name) => browser.cookies.has(prefix + name)),
  };
}

export const likeAnyOther = { isKept30Days: true, actingCookies: [] };
