import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import {
  beginSignIn,
  confirmAs,
  confirmInBrowser,
  expect,
  expectWaiting,
  signInState,
  test,
  visitWebsite,
} from './social-test.ts';

const admin = { sub: 'admin', email: 'admin@example.com', email_verified: true, name: 'Grace Hopper' };

/** Records all responses that a page receives from now on. */
function collectAnswers(window: Page): () => Promise<string> {
  const answers: Promise<string>[] = [];
  window.on('response', (response) => {
    const body = response.text().catch(() => '');
    answers.push(Promise.all([response.allHeaders(), body]).then((parts) => JSON.stringify(parts)));
  });
  return async () => (await Promise.all(answers)).join('\n');
}

/** All stored data that scripts of a page can read. */
function readPage(window: Page): Promise<string> {
  return window.evaluate(async () => {
    const { desktop } = window as unknown as { desktop: { app: { state(): Promise<unknown> } } };
    const databases = await indexedDB.databases();
    const stored = [document.cookie, localStorage, sessionStorage, history.state, databases, location.href];
    return JSON.stringify([...stored, await desktop.app.state(), document.documentElement.outerHTML]);
  });
}

/** The content of all files below a folder. */
async function readDisk(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const contents = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1').catch(() => ''));
  return (await Promise.all(contents)).join('\n');
}

/** The verifiers of a challenge that occur in a text. */
function verifiersIn(text: string, challenge: string): string[] {
  const found = text.match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? [];
  return found.filter((one) => createHash('sha256').update(one).digest('base64url') === challenge);
}

test('an admin signs in at a provider in the browser, and no secret is visible in the app', {
  tag: '@slow',
}, async ({ desktop, page: browser, provider, server }) => {
  const window = await desktop.window();
  const answers = collectAnswers(window);
  provider.signInAs(admin);
  const address = await beginSignIn(desktop);
  expect(address.startsWith(`${server.url}/desktop?state=`)).toBe(true);
  const { link, code } = await confirmInBrowser(browser, address, admin.name);
  await desktop.openDeepLink(link);
  await window.waitForURL(/\/manager/);
  await expect(window.getByText(admin.name).first()).toBeVisible();

  const sessions = await server.database.sql`
    select token from sessions join users on users.id = user_id where email = ${admin.email}`;
  // The browser's, and the app's.
  expect(sessions).toHaveLength(2);
  const challenge = new URL(address).searchParams.get('code_challenge') ?? '';
  const seen = [await answers(), await readPage(window), await desktop.log(), desktop.output()];
  await desktop.quit();
  seen.push(await readDisk(desktop.userData));
  for (const text of seen) {
    for (const secret of [code, ...sessions.map(({ token }) => token)])
      expect(text.includes(secret)).toBe(false);
    expect(verifiersIn(text, challenge)).toEqual([]);
    expect(text).not.toMatch(/session_token=/);
  }

  const again = await desktop.restart();
  await again.waitForURL(/\/manager/);
});

test('a sign-in continues after the app was closed; the link starts the app', { tag: '@slow' }, async ({
  desktop,
  server,
  email,
}) => {
  const { link } = await confirmAs(await visitWebsite(server, email), await beginSignIn(desktop));
  await expectWaiting(await desktop.restart());
  // On macOS the system sends an event, to an app that it has just started.
  const isMac = process.platform === 'darwin';
  // AppRun of an AppImage may add the switch.
  const window = await desktop.restart({ args: isMac ? [] : ['--no-sandbox', link] });
  if (isMac) await desktop.openDeepLink(link);
  await window.waitForURL('**/app');
  expect(await signInState(window)).toBe('idle');
});
