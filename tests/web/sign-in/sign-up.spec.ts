import { product } from '#contract/product.ts';
import { expect, test, typeCode, waitForHydration } from './sign-in-test.ts';

test('a new user signs up with the code from the mail, gives a name and lands in the app', async ({
  page,
  server,
  email,
  requestCode,
}) => {
  await requestCode(page, email);
  await expect(page).toHaveTitle(`Check your e-mail | ${product.name}`);
  await expect(page.getByText(`A code was sent to ${email}`)).toBeVisible();
  await expect(page.getByLabel('Code, 6 characters')).toBeFocused();
  await typeCode(page, await server.mailbox.codeFor(email));

  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/app`);
  await expect(page).toHaveTitle(`Welcome | ${product.name}`);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: /Ada/ })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/app`);
  const [user] = await server.database.sql`select name, email_verified from users where email = ${email}`;
  expect(user).toEqual({ name: 'Ada Lovelace', email_verified: true });
});

test('a long address fits the page that asks for the name, on a phone', { tag: '@slow' }, async ({
  page,
  comeToOnboarding,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const email = `${crypto.randomUUID()}${crypto.randomUUID()}`.slice(0, 64).concat('@example.com');
  await comeToOnboarding(page, email);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('an admin lands in the manager area', async ({ page, server, requestCode }) => {
  await requestCode(page, 'admin@example.com');
  await typeCode(page, await server.mailbox.codeFor('admin@example.com'));
  const name = page.getByLabel('Name');
  await expect(name.or(page.getByRole('heading', { name: 'Dashboard' }))).toBeVisible();
  if (await name.isVisible()) {
    await name.fill('Grace Hopper');
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(page).toHaveURL(`${server.url}/manager/dashboard`);
  await expect(page).toHaveTitle(`Dashboard | ${product.name}`);
});

test('the code is taken in small letters, with a hyphen and spaces, pasted as a whole', {
  tag: '@slow',
}, async ({ page, server, email, requestCode, context }) => {
  await requestCode(page, email);
  const code = await server.mailbox.codeFor(email);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3).toLowerCase()} `,
  );
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test('the page asked for comes after sign-in, through onboarding', async ({ page, server, email }) => {
  await page.goto('/app?tab=2');
  await expect(page).toHaveURL(`${server.url}/login?redirect=%2Fapp%3Ftab%3D2`);
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Change' })).toHaveAttribute(
    'href',
    `/login?redirect=%2Fapp%3Ftab%3D2&email=${encodeURIComponent(email)}`,
  );
  await typeCode(page, await server.mailbox.codeFor(email));
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/app?tab=2`);
  await page.getByLabel('Name').fill('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Ada/ })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/app?tab=2`);
});

test('a signed-in user is redirected from /login, and signs out again', { tag: '@slow' }, async ({
  page,
  server,
  email,
  comeToOnboarding,
}) => {
  await comeToOnboarding(page, email);
  await page.goto('/login');
  await expect(page).toHaveURL(`${server.url}/app`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in or sign up' })).toBeVisible();
  const sessions = await server.database.sql`
    select 1 from sessions join users on users.id = user_id where email = ${email}`;
  expect(sessions).toHaveLength(0);
  await page.goto('/app');
  await expect(page).toHaveURL(`${server.url}/login?redirect=%2Fapp`);
});

test('an address without or with an invalid e-mail to verify goes to /login', { tag: '@slow' }, async ({
  page,
  server,
}) => {
  for (const path of ['/login/verify', '/login/verify?email=nonsense']) {
    await page.goto(path);
    await expect(page).toHaveURL(`${server.url}/login`);
  }
  await page.goto('/login/verify?email=a&redirect=%2Fapp');
  await expect(page).toHaveURL(`${server.url}/login?redirect=%2Fapp`);
});
