import type { Page } from 'playwright/test';
import type { ProductionServer } from '#tests/support/start-production-server.ts';
import { expect, test } from './desktop-test.ts';

/** Signs in as a new user, by the code from the mail. */
async function signIn(page: Page, { mailbox }: ProductionServer, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue with e-mail' }).click();
  await page.getByLabel('Code, 6 characters').pressSequentially(await mailbox.codeFor(email));
  await page.getByLabel('Name').fill('Amina Wanjiru');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Amina/ })).toBeVisible();
}

test('the app opens on the sign-in page, and a code from the mail signs in', async ({
  desktop,
  server,
  email,
}) => {
  const page = await desktop.window();
  await expect(page).toHaveURL(new RegExp(`^${await desktop.url('/login')}(\\?|$)`));
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const answers: Record<string, string>[] = [];
  page.on('response', async (response) => void answers.push(await response.allHeaders().catch(() => ({}))));
  await signIn(page, server, email);

  const [session] = await server.database.sql<{ token: string }[]>`
    select sessions.token from sessions join users on users.id = user_id where email = ${email}`;
  const token = session?.token ?? '';
  expect(token.length).toBeGreaterThan(20);
  // The page has neither the cookie nor its content.
  const known = await page.evaluate(async () => {
    const answer = await fetch('/api/auth/get-session');
    const { document, localStorage, sessionStorage } = window;
    return JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, await answer.text()]);
  });
  expect(known).not.toContain(token);
  expect(JSON.stringify(await page.context().cookies())).not.toContain(token);
  expect(answers.length).toBeGreaterThan(3);
  for (const headers of answers) expect(Object.keys(headers)).not.toContain('set-cookie');
  expect(await desktop.log()).not.toContain(token);
  expect(complaints).toEqual([]);

  // It is encrypted with the keyring: readable after a restart, and nowhere in plain text.
  const again = await desktop.restart();
  await expect(again.getByRole('heading', { level: 1, name: /Amina/ })).toBeVisible();
  expect(await desktop.readData()).not.toContain(token);
});

test('without a keyring the session ends with the app, which shows it', { tag: '@slow' }, async ({
  launch,
  server,
  email,
}) => {
  const desktop = await launch({ keyring: 'basic_text' });
  const page = await desktop.window();
  await expect(page.getByText('This computer offers no keyring')).toBeVisible();
  await signIn(page, server, email);
  const [session] = await server.database.sql<{ token: string }[]>`
    select sessions.token from sessions join users on users.id = user_id where email = ${email}`;
  await desktop.quit();
  expect(await desktop.readData()).not.toContain(session?.token);
  const again = await desktop.restart();
  await expect(again.getByLabel('E-mail')).toBeVisible();
});
