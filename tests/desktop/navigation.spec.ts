import type { Page } from 'playwright/test';
import { type Desktop, expect, test } from './desktop-test.ts';

/** Follows a link as a person does: with the pointer. */
async function press(page: Page, href: string, target = '') {
  await page.evaluate(
    ([address, where]) => {
      const link = document.createElement('a');
      Object.assign(link, { id: 'pressed', href: address, target: where, textContent: 'link' });
      document.getElementById('pressed')?.remove();
      document.body.prepend(link);
    },
    [href, target],
  );
  await page.click('#pressed');
}

async function openPage(desktop: Desktop): Promise<{ page: Page; address: string }> {
  const page = await desktop.window();
  await page.locator('main').waitFor();
  return { page, address: page.url() };
}

const countWindows = (desktop: Desktop) =>
  desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length, undefined);

test('links to elsewhere open in the system’s browser, and the window stays', async ({ desktop }) => {
  const { page, address } = await openPage(desktop);
  await press(page, 'https://example.org/a?b=c#d');
  await press(page, 'http://example.org/', '_blank');
  await press(page, 'mailto:help@example.org?subject=Hello&attach=/etc/passwd');
  await expect
    .poll(() => desktop.browserUrls())
    .toEqual(['https://example.org/a?b=c#d', 'http://example.org/', 'mailto:help@example.org?subject=Hello']);
  expect(page.url()).toBe(address);
  expect(await countWindows(desktop)).toBe(1);
});

test('every other scheme, and an address with a password, opens nothing', async ({ desktop }) => {
  const { page, address } = await openPage(desktop);
  const links = ['file:///etc/passwd', 'ssh://example.org', 'smb://example.org/x', 'vscode://file/x'];
  for (const link of [...links, 'https://amina:secret@example.org/']) await press(page, link, '_blank');
  await press(page, 'ftp://example.org/');
  await expect.poll(async () => (await desktop.log()).match(/links: refused/g)?.length).toBeGreaterThan(4);
  expect(await desktop.browserUrls()).toEqual([]);
  expect(page.url()).toBe(address);
  expect(await desktop.log()).not.toContain('secret');
});

test('a page cannot flood the browser', async ({ desktop }) => {
  const { page } = await openPage(desktop);
  await page.evaluate(() => {
    for (let at = 0; at < 20; at++) open(`https://example.org/${at}`);
  });
  await expect.poll(() => desktop.log()).toContain('too many at once');
  expect(await desktop.browserUrls()).toHaveLength(5);
});

test('a page cannot leave the app, frame others, or show what the server answers', async ({ desktop }) => {
  const { page, address } = await openPage(desktop);
  await page.evaluate(() => {
    location.href = '/api/fn/init';
  });
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/login';
    document.body.append(frame);
  });
  await expect.poll(() => desktop.log()).toContain('navigation: refused, a frame within the page');
  expect(page.url()).toBe(address);
});

test('a link of ours for a new window opens in the one that is there', async ({ desktop }) => {
  const { page } = await openPage(desktop);
  await press(page, '/login?redirect=%2Fapp', '_blank');
  await expect.poll(() => page.url()).toContain('/login?redirect=%2Fapp');
  expect(await countWindows(desktop)).toBe(1);
});

test('pages may write to the clipboard and nothing else', async ({ desktop }) => {
  const { page } = await openPage(desktop);
  const states = await page.evaluate(async () => {
    const names = [
      'geolocation',
      'notifications',
      'camera',
      'microphone',
      'clipboard-read',
      'midi',
      'persistent-storage',
    ];
    const query = async (name: string) => {
      try {
        return (await navigator.permissions.query({ name: name as PermissionName })).state;
      } catch {
        return 'denied';
      }
    };
    return Promise.all(names.map(query));
  });
  expect(states).not.toContain('granted');
  await page.evaluate(() => navigator.clipboard.writeText('copied'));
  await expect(page.evaluate(() => navigator.mediaDevices.getUserMedia({ audio: true }))).rejects.toThrow();
});

test('what a page put together is saved under a harmless name, from elsewhere nothing is', async ({
  desktop,
}) => {
  const { page } = await openPage(desktop);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['a,b']));
    link.download = 'con.\u202etxt.exe';
    link.click();
  });
  await expect.poll(() => desktop.log()).toContain('downloads: cancelled');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'data:text/plain,hello';
    link.download = 'x.txt';
    link.click();
  });
  await expect.poll(() => desktop.log()).toContain('downloads: refused, from elsewhere');
});
