import type { Browser } from './browser.ts';

/** The id of the user who is signed in. */
export const idOf = async (browser: Browser): Promise<string> =>
  (await browser.get('/get-session')).body.user.id;
