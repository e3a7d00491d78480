import { neverIdle } from '../layout/layout-test.ts';
import { expect, passWait, refused, test, typeCode, waitForHydration, wrongCode } from './sign-in-test.ts';

test.use({ expected: refused });

const selectionOf = (input: HTMLInputElement) => [input.selectionStart, input.selectionEnd];

test('five wrong codes lock the field until a new code is requested, after a countdown that survives a reload', async ({
  page,
  server,
  email,
  requestCode,
}) => {
  await page.clock.install();
  await requestCode(page, email);
  const code = await server.mailbox.codeFor(email);
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^Send again in (1:00|0:[45]\d)$/);
  await page.clock.fastForward(20_000);
  await page.reload();
  await waitForHydration(page);
  await expect(timer).toHaveText(/^Send again in 0:(40|[0-3]\d)$/);

  const input = page.getByLabel('Code, 6 characters');
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await typeCode(page, wrongCode(code));
    await expect(page.getByText(`Code is invalid. ${left} left.`)).toBeVisible();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    // Selected, so that the next code replaces it.
    await expect.poll(() => input.evaluate(selectionOf)).toEqual([0, 6]);
    await expect(input).toBeFocused();
  }
  await typeCode(page, wrongCode(code));
  await expect(page.getByRole('alert')).toHaveText('Too many wrong codes. Ask for a new one.');
  await expect(input).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused();

  await page.clock.fastForward(45_000);
  await passWait(server);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('main').getByText('A new code is on its way')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(timer).toHaveText(/^Send again in (1:00|0:[45]\d)$/);
  await expect(input).toBeFocused();
  await typeCode(page, await server.mailbox.codeFor(email));
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test('a request that comes too early, or for an address over its limit, shows an error and the wait', {
  tag: '@slow',
}, async ({ page, server, email, requestCode }) => {
  const sendAgain = async () => {
    await page.evaluate((address) => sessionStorage.setItem(`send-again-at:${address}`, '1'), email);
    await page.reload();
    await page.getByRole('button', { name: 'Send again' }).click();
  };
  const alert = page.getByRole('alert');
  await requestCode(page, email);
  await sendAgain();
  await expect(alert).toHaveText('Too many tries. Wait a moment and try again.', { useInnerText: true });
  await expect(page.getByRole('timer')).toHaveText(/^Send again in 0:[1-5]\d$/);

  await passWait(server);
  await server.database.sql`update code_failures set moments = array_fill(now(), array[30])`;
  await sendAgain();
  const usedUp =
    'No more codes are sent to this address for now. A mail that it has got holds a link that signs in once.';
  await expect(alert).toHaveText(usedUp, { useInnerText: true });
  await expect(page.getByRole('timer')).toHaveText(/^Send again in 2[34]:\d\d:\d\d$/);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue with e-mail' }).click();
  await expect(alert).toHaveText(`${usedUp} Possible again in 24 hours.`);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

test('Change leads back with the address, and requesting again too early to the code that was sent', {
  tag: '@slow',
}, async ({ page, server, email, requestCode }) => {
  await requestCode(page, email, '/login?redirect=%2Fapp');
  const code = await server.mailbox.codeFor(email);
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fapp&email=/);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByRole('button', { name: 'Continue with e-mail' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^Send again in 0:\d\d$/);
  await typeCode(page, code);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test('a double click sends one code and one name', { tag: '@slow' }, async ({ page, server, email }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  // An idle page posts, too: it asks for passkeys.
  await neverIdle(page);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Continue with e-mail' }).dblclick();
  await expect(page).toHaveURL(/\/login\/verify\?email=/);
  await typeCode(page, await server.mailbox.codeFor(email));
  await page.getByLabel('Name').fill('Amina Wanjiru');
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amina');
  expect(posts).toEqual([
    '/api/auth/email-otp/send-verification-otp',
    '/api/auth/sign-in/email-otp',
    '/api/fn/onboarding.complete',
  ]);
});

test('fields are checked on leaving and on sending, then while typing', { tag: '@slow' }, async ({
  page,
  server,
  email,
}) => {
  await page.goto('/login');
  await waitForHydration(page);
  const field = page.getByLabel('E-mail');
  await page.getByRole('button', { name: 'Continue with e-mail' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.pressSequentially('ada');
  await expect(page.getByText('Email is invalid')).toBeVisible();
  await field.fill(email);
  await expect(page.getByText('Email is invalid')).toBeHidden();
  await field.fill('ada@');
  await field.blur();
  await expect(page.getByText('Email is invalid')).toBeVisible();
  await field.fill(email);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Code is required')).toBeVisible();
  await typeCode(page, '123');
  await expect(page.getByText('Code is required')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Code should be 6 characters')).toBeVisible();
  await page.getByLabel('Code, 6 characters').fill('ABCDE0');
  await expect(page.getByText('Code is invalid: no code holds 0, O, 1, I or L.')).toBeVisible();
  await page.getByLabel('Code, 6 characters').fill(await server.mailbox.codeFor(email));

  await page.getByLabel('Name').fill('evil.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name is invalid')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('evil.example');
});

test('without a connection, or with a page of a proxy as answer, what was typed stays and can be sent again', {
  tag: '@slow',
}, async ({ page, email }) => {
  const api = '**/api/auth/**';
  const send = page.getByRole('button', { name: 'Continue with e-mail' });
  await page.goto('/login');
  await waitForHydration(page);
  await page.getByLabel('E-mail').fill(email);
  // The rules of the field are fetched when it is left.
  await page.getByLabel('E-mail').blur();
  await page.waitForLoadState('networkidle');
  await page.route(api, (route) => route.abort());
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(
    'The server could not be reached. Check your connection. What you typed is kept.',
  );
  await page.unroute(api);
  const fromProxy = { status: 500, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
  await page.route(api, (route) => route.fulfill(fromProxy));
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.unroute(api);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
});

test('a code from another browser shows an error of its own and costs no attempt', {
  tag: '@slow',
}, async ({ page, server, email, requestCode, browser }) => {
  await requestCode(page, email);
  const code = await server.mailbox.codeFor(email);
  const elsewhere = await browser.newPage({ baseURL: server.url, locale: 'en-US' });
  await elsewhere.goto(`/login/verify?email=${encodeURIComponent(email)}`);
  await waitForHydration(elsewhere);
  await typeCode(elsewhere, code);
  await expect(elsewhere.getByText('Each code works only in the browser that asked for it')).toBeVisible();
  await elsewhere.close();
  await typeCode(page, code);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});
