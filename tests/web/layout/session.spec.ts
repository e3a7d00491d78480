import { expect, test, waitForHydration } from './layout-test.ts';

test('Logout leads to /login and ends the session, in other tabs at once', async ({
  visit,
  newcomer,
  server,
}) => {
  const person = await newcomer();
  const page = await visit(person, '/app');
  const other = await page.context().newPage();
  await other.goto(`${server.url}/app/account`);
  await waitForHydration(other);
  await page.getByRole('button', { name: /^Account of Amina/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login\?redirect=%2Fapp%2Faccount&/);
  await expect(other.getByText(person.email)).toHaveCount(0);
  expect((await person.request('GET', `${server.url}/api/home`)).status).toBe(401);
});

test.describe(() => {
  test.use({ expected: /status of 40[13]/ });

  test('a session that ended elsewhere leads to /login and back, and says why', { tag: '@slow' }, async ({
    visit,
    newcomer,
    server,
  }) => {
    const person = await newcomer('admin');
    const page = await visit(person, '/app');
    await server.database
      .sql`delete from sessions using users where user_id = users.id and email = ${person.email}`;
    await page.getByRole('link', { name: 'Manager' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=%2F(app|manager%2Fdashboard)&email=/);
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
    await expect(page.getByLabel('E-mail')).toBeFocused();
    // Once, and where it stays.
    await expect(page.getByText('Your session has ended')).toHaveCount(1);
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Your session has ended' });
    await expect(alert).toContainText('Sign in again to continue where you were.');
    await page.getByLabel('E-mail').fill('nonsense');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Email is invalid')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('so does a ban, as soon as the user returns to the tab', { tag: '@slow' }, async ({
    visit,
    newcomer,
    server,
  }) => {
    const person = await newcomer();
    const page = await visit(person, '/app');
    await server.database.sql`update users set banned = true where email = ${person.email}`;
    await page.clock.install();
    await page.clock.fastForward(40_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page).toHaveURL(/\/login\?redirect=%2Fapp&email=/);
  });
});
