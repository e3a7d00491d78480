import type { Page } from 'playwright/test';
import { type Desktop, expect, test } from './desktop-test.ts';

/** Clicks a link with the pointer. */
async function press(page: Page, href: string, target = '') {
  await page.evaluate(
    ([address, where]) => {
      const link = document.createElement('a');
      Object.assign(link, { id: 'pressed', href: address, target: where });
      link.append('link');
      document.getElementById('pressed')?.remove();
      document.body.prepend(link);
    },
    [href, target],
  );
  await page.click('#pressed');
}

/** Downloads something like a page: by an invisible link. */
const save = (page: Page, href: string, name: string) =>
  page.evaluate(
    ([address, download]) => {
      const url = address === 'blob:' ? URL.createObjectURL(new Blob(['a,b'])) : address;
      Object.assign(document.createElement('a'), { href: url, download }).click();
    },
    [href, name],
  );

async function openPage(desktop: Desktop): Promise<{ page: Page; address: string }> {
  const page = await desktop.window();
  await page.locator('main').waitFor();
  return { page, address: page.url() };
}

const countWindows = (desktop: Desktop) =>
  desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length, undefined);

test('external links open in the system’s programs, if allowed, and limited in number', {
  tag: '@slow',
}, async ({ desktop }) => {
  const { page, address } = await openPage(desktop);
  await press(page, 'https://example.org/a?b=c#d');
  await press(page, 'http://example.org/', '_blank');
  await press(page, 'mailto:help@example.org?subject=Hello&attach=/etc/passwd');
  const opened = [
    'https://example.org/a?b=c#d',
    'http://example.org/',
    'mailto:help@example.org?subject=Hello',
  ];
  await expect.poll(() => desktop.browserUrls()).toEqual(opened);

  const blocked = ['ssh://example.org', 'smb://example.org/x', 'vscode://file/x'];
  for (const link of [...blocked, 'https://amina:secret@example.org/']) await press(page, link, '_blank');
  await expect.poll(async () => (await desktop.log()).match(/links: blocked/g)?.length).toBe(4);
  expect(await desktop.browserUrls()).toEqual(opened);
  expect(await desktop.log()).not.toContain('secret');

  await page.evaluate(() => {
    for (let at = 0; at < 20; at++) open(`https://example.org/${at}`);
  });
  await expect.poll(() => desktop.log()).toContain('too many at once');
  // On a slow machine the rate limit may have expired for some.
  expect((await desktop.browserUrls()).length).toBeLessThan(10);
  expect(page.url()).toBe(address);
  expect(await countWindows(desktop)).toBe(1);
});

test('a page stays in its window, saves harmless file names, and may only copy', { tag: '@slow' }, async ({
  desktop,
}) => {
  const { page, address } = await openPage(desktop);
  await page.evaluate(() => {
    location.href = '/api/fn/init';
  });
  await expect.poll(() => desktop.log()).toContain('links: blocked, app:');
  expect(page.url()).toBe(address);

  const states = await page.evaluate(async () => {
    const names = ['geolocation', 'notifications', 'camera', 'microphone', 'clipboard-read', 'midi'];
    const query = async (name: string) =>
      (await navigator.permissions.query({ name: name as PermissionName })).state;
    return Promise.all(names.map(query));
  });
  expect(new Set(states)).toEqual(new Set(['denied']));
  await page.evaluate(() => navigator.clipboard.writeText('copied'));

  await save(page, 'blob:', 'con.\u202etxt');
  await expect.poll(() => desktop.log()).toContain('downloads: cancelled');
  await save(page, 'data:text/plain,hello', 'x.txt');
  await expect.poll(() => desktop.log()).toContain('downloads: blocked, from another origin');

  await press(page, '/login?redirect=%2Fapp', '_blank');
  await expect.poll(() => page.url()).toContain('/login?redirect=%2Fapp');
  expect(await countWindows(desktop)).toBe(1);
});
