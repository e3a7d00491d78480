import { expect, passWait, refused, test, typeCode, waitForHydration, wrongCode } from './sign-in-test.ts';

test.use({ expected: refused });

test('five wrong codes, then a fresh one', async ({ page, server, email, requestCode }) => {
  await requestCode(page, email);
  const code = await server.mailbox.codeFor(email);
  const input = page.getByLabel('Code, 6 characters');
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await typeCode(page, wrongCode(code));
    await expect(page.getByText(`Code is invalid. ${left} left.`)).toBeVisible();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toBeFocused();
    expect(await input.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe(6);
  }
  await typeCode(page, wrongCode(code));
  await expect(page.getByRole('alert')).toHaveText('Too many wrong codes. Ask for a new one.');
  await expect(input).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused();

  await passWait(server);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.evaluate((address) => sessionStorage.setItem(`send-again-at:${address}`, '1'), email);
  await page.reload();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('A new code is on its way').last()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await typeCode(page, await server.mailbox.codeFor(email));
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test('another code can be requested after a countdown that survives a reload', async ({
  page,
  server,
  email,
  requestCode,
}) => {
  await page.clock.install();
  await requestCode(page, email);
  await server.mailbox.codeFor(email);
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^Send again in (1:00|0:5\d)$/);
  await page.clock.fastForward(20_000);
  await expect(timer).toHaveText(/^Send again in 0:(40|3\d)$/);
  await page.reload();
  await waitForHydration(page);
  await expect(timer).toHaveText(/^Send again in 0:(40|3\d)$/);
  await page.clock.fastForward(45_000);
  await passWait(server);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('main').getByText('A new code is on its way')).toBeVisible();
  await expect(timer).toHaveText(/^Send again in (1:00|0:5\d)$/);
  await expect(page.getByLabel('Code, 6 characters')).toBeFocused();
  await typeCode(page, await server.mailbox.codeFor(email));
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test('a request that is too early shows an error, and corrects the countdown', { tag: '@slow' }, async ({
  page,
  email,
  requestCode,
}) => {
  await requestCode(page, email);
  await page.evaluate((address) => sessionStorage.setItem(`send-again-at:${address}`, '1'), email);
  await page.reload();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('alert')).toHaveText('Too many tries. Wait a moment and try again.', {
    useInnerText: true,
  });
  await expect(page.getByRole('timer')).toHaveText(/^Send again in 0:5\d$/);
});

test('an address that gets no more mails for now: the page says for how long, and where the way in is', {
  tag: '@slow',
}, async ({ page, server, email, requestCode }) => {
  await requestCode(page, email);
  await passWait(server);
  await server.database.sql`update code_failures set moments = array_fill(now(), array[30])`;
  await page.evaluate((address) => sessionStorage.setItem(`send-again-at:${address}`, '1'), email);
  await page.reload();
  await page.getByRole('button', { name: 'Send again' }).click();
  const usedUp =
    'No more codes are sent to this address for now. A mail that it has got holds a link that signs in once.';
  await expect(page.getByRole('alert')).toHaveText(usedUp, { useInnerText: true });
  await expect(page.getByRole('timer')).toHaveText(/^Send again in 2[34]:\d\d:\d\d$/);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue with e-mail' }).click();
  await expect(page.getByRole('alert')).toHaveText(`${usedUp} Possible again in 24 hours.`);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

test('going back and requesting again too early leads to the code that was sent', { tag: '@slow' }, async ({
  page,
  server,
  email,
  requestCode,
}) => {
  await requestCode(page, email);
  const code = await server.mailbox.codeFor(email);
  await requestCode(page, email);
  await expect(page.getByRole('timer')).toHaveText(/^Send again in 0:5\d$/);
  await typeCode(page, code);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test('a double click sends one code and one name', { tag: '@slow' }, async ({ page, server, email }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
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

test('fields are checked on leaving and on sending, then while typing', async ({ page, server, email }) => {
  await page.goto('/login');
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
  await page.getByLabel('Code, 6 characters').fill(await server.mailbox.codeFor(email));

  await page.getByLabel('Name').fill('evil.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name is invalid')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('evil.example');
});

test('each character cuts a notch into the key blade', { tag: '@slow' }, async ({
  page,
  email,
  requestCode,
}) => {
  await requestCode(page, email);
  const notches = () => page.locator('footer path').nth(1).getAttribute('d');
  const points = async () => (await notches())?.split('L').length;
  expect(await points()).toBe(2);
  await typeCode(page, 'K7');
  await expect.poll(points).toBe(10);
  await page.keyboard.press('Backspace');
  await expect.poll(points).toBe(6);
});

test('without a connection everything typed stays and can be sent again', async ({ page, email }) => {
  await page.goto('/login');
  await waitForHydration(page);
  await page.getByLabel('E-mail').fill(email);
  // The rules of the field are fetched when it is left.
  await page.getByLabel('E-mail').blur();
  await page.waitForLoadState('networkidle');
  await page.route('**/api/auth/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Continue with e-mail' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The server could not be reached. Check your connection. What you typed is kept.',
  );
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.unroute('**/api/auth/**');
  await page.getByRole('button', { name: 'Continue with e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
});

test('a page of a proxy in place of an answer is not shown', { tag: '@slow' }, async ({ page, email }) => {
  await page.goto('/login');
  await waitForHydration(page);
  await page.getByLabel('E-mail').fill(email);
  await page.route('**/api/auth/**', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await page.getByRole('button', { name: 'Continue with e-mail' }).click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong');
});

test('a misread code, and a code of another browser, shows its own error, and costs no attempt', {
  tag: '@slow',
}, async ({ page, server, email, requestCode, browser }) => {
  await requestCode(page, email);
  const input = page.getByLabel('Code, 6 characters');
  for (const misread of ['0', 'O', '1', 'I']) {
    await input.fill(`ABCDE${misread}`);
    await expect(page.getByText('Code is invalid: no code holds 0, O, 1, I or L.')).toBeVisible();
    await input.fill('');
    await expect(page.getByText('Code is invalid')).toHaveCount(0);
  }
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
