import { expect, it } from 'vitest';
import { beginFlow, desktopSearch, storedCodes } from '#tests/support/desktop/sign-in.ts';
import { setUpSocialSignIn } from '#tests/support/social-sign-in.ts';

const social = setUpSocialSignIn();

it('no code is created by signing in through a provider, whatever the URL of the sign-in contains', async () => {
  const browser = social.server.browser();
  const answer = await social.comeBack(browser, `/sign-in/social${desktopSearch(beginFlow())}`);
  expect([answer.status, social.lastPage(answer)]).toEqual([302, '/login']);
  expect(await social.isSignedIn(browser)).toBe(true);
  expect([...browser.cookies.keys()].filter((name) => /transfer|desktop|better-auth/.test(name))).toEqual([]);
  expect(await storedCodes(social.server)).toHaveLength(0);
});
