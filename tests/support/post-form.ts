import type { Browser } from './browser.ts';
import { sendRaw } from './send-raw.ts';

/** Posts a form as a browser without JavaScript does. */
export function postForm(browser: Browser, path: string, body = '') {
  const { host, port, origin } = new URL(browser.appUrl);
  return sendRaw({
    port: Number(port),
    path,
    method: 'POST',
    headers: {
      host,
      origin,
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      cookie: browser.cookieHeader,
    },
    body,
  });
}
