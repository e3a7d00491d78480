import type { Page } from 'playwright/test';
import { callbackLink } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import type { Desktop } from './desktop-test.ts';
import {
  beginSignIn,
  confirmAs,
  expect,
  expectWaiting,
  signInState,
  test,
  visitWebsite,
} from './social-test.ts';

const unknown = 's'.repeat(43);

/** What the system does with a link, without a separate process, which would be slow. */
function emitLink(desktop: Desktop, ...args: string[]): Promise<void> {
  return desktop.evaluate(({ app }, [link = '', ...more]) => {
    const event = { preventDefault: () => {} };
    if (process.platform === 'darwin') app.emit('open-url', event, link);
    else app.emit('second-instance', event, [process.argv[0], app.getAppPath(), link, ...more], '/', null);
  }, args);
}

/** Follows a link that is ignored for this reason: the log contains it, the page does not change. */
async function expectIgnored(desktop: Desktop, reason: string, follow: () => Promise<void>) {
  const window = await desktop.window();
  const count = async () => (await desktop.log()).split(`ignored, ${reason}\n`).length - 1;
  const [before, address, state] = [await count(), window.url(), await signInState(window)];
  await follow();
  await expect.poll(count, reason).toBe(before + 1);
  expect([window.url(), await signInState(window)]).toEqual([address, state]);
}

/** Records the page's requests to the API from now on. */
function watchCalls(window: Page): string[] {
  const calls: string[] = [];
  window.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

test('links that the website did not write are ignored, and its own is used once', { tag: '@slow' }, async ({
  desktop,
  server,
  email,
}) => {
  const window = await desktop.window();
  const ignored = (reason: string, ...args: string[]) =>
    expectIgnored(desktop, reason, () => emitLink(desktop, ...args));

  await expect(window.getByRole('button', { name: 'Continue with Mwangaza' })).toBeVisible();
  const unasked = `${callbackLink}?code=${'c'.repeat(32)}&state=${unknown}`;
  await ignored('no-flow', unasked);

  const { link } = await confirmAs(await visitWebsite(server, email), await beginSignIn(desktop));
  const calls = watchCalls(window);
  await ignored('other-scheme', link.replace(`${product.deepLinkScheme}:`, 'evil:'));
  await ignored('other-host', link.replace('//auth', '//evil'));
  await ignored('wrong-state', unasked);
  if (process.platform !== 'darwin') {
    await ignored('extra-arguments', link, link);
    await expectIgnored(desktop, 'extra-arguments --gpu-launcher', () =>
      desktop.runAgain([link, '--gpu-launcher=calc.exe']),
    );
  }
  // A page of the app cannot follow one either.
  await window.evaluate((target) => location.assign(target), link);
  await expectWaiting(window);
  expect(calls).toEqual([]);
  expect(await desktop.browserUrls()).toHaveLength(1);

  await desktop.openDeepLink(link);
  await window.waitForURL('**/app');
  await ignored('replay', link);
});
