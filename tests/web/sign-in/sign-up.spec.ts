import { product } from '#contract/product.ts';
import { expect, passWait, test, typeCode, waitForHydration } from './sign-in-test.ts';

test('a new user signs up by keyboard with the code from the mail, and reaches the requested page', async ({
  page,
  server,
  email,
}) => {
  await page.goto('/app?tab=2');
  await expect(page).toHaveURL(`${server.url}/login?redirect=%2Fapp%3Ftab%3D2`);
  await waitForHydration(page);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  const submit = page.getByRole('button', { name: 'Continue with e-mail' });
  await expect(submit).toBeFocused();
  expect(await submit.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.keyboard.press('Enter');

  await expect(page).toHaveTitle(`Check your e-mail | ${product.name}`);
  await expect(page.getByText(`A code was sent to ${email}`)).toBeVisible();
  await expect(page.getByLabel('Code, 6 characters')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Change' })).toHaveAttribute(
    'href',
    `/login?redirect=%2Fapp%3Ftab%3D2&email=${encodeURIComponent(email)}`,
  );
  await page.keyboard.type(await server.mailbox.codeFor(email));

  await expect(page).toHaveTitle(`Welcome | ${product.name}`);
  await expect(page).toHaveURL(`${server.url}/app?tab=2`);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Ada/ })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/app?tab=2`);
});

test('an admin reaches the manager area', { tag: '@slow' }, async ({
  page,
  server,
  newcomer,
  requestCode,
}) => {
  const { email } = await newcomer('admin');
  await passWait(server);
  await requestCode(page, email);
  await typeCode(page, await server.mailbox.codeFor(email));
  await expect(page).toHaveURL(`${server.url}/manager/dashboard`);
  await expect(page).toHaveTitle(`Dashboard | ${product.name}`);
});

test('the code page without a valid address redirects to /login', { tag: '@slow' }, async ({
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
