import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, type Page, test } from 'playwright/test';
import { Browser as Client } from '#tests/support/browser.ts';
import { signInByMail } from '#tests/support/sign-in-user.ts';
import { type DevServer, startDevServer } from '#tests/support/start-dev-server.ts';

// One server for all tests, which run one after the other: the later ones change its sources.
test.describe.configure({ mode: 'default' });

let server: DevServer;
let admin: Client;
test.beforeAll(async () => {
  server = await startDevServer({ ADMIN_EMAILS: 'admin@example.com' });
  await expect.poll(server.starts, { timeout: 60_000 }).toBe(1);
  admin = await signInByMail(server, 'admin@example.com');
});
test.afterAll(async () => {
  await server.stop();
  const isLeftBehind = existsSync(server.postmasterFile);
  server.remove();
  expect(isLeftBehind, 'its PostgreSQL has ended, too').toBe(false);
});

/** Signed in, and not yet asked for a name. */
async function signInWithoutName(email: string): Promise<Client> {
  const client = new Client(server.url);
  await client.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  await client.post('/sign-in/email-otp', { email, otp: await server.mailbox.codeFor(email) });
  return client;
}

/** React has taken over and said what it has to say: it compares attributes as it does so. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const node = document.querySelector('a[href], button');
    return node !== null && Object.keys(node).some((key) => key.startsWith('__reactProps'));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** What the browser says of the pages from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
}

// Only React's development build tells of attributes that differ.
test('no page differs between server and browser', { tag: '@slow' }, async ({ page, context }) => {
  const people = {
    nobody: undefined,
    newcomer: await signInWithoutName('newcomer@example.com'),
    admin,
  };
  const visits: [keyof typeof people, string][] = [
    ['nobody', '/login'],
    ['nobody', '/login/verify?email=ada%40example.com'],
    ['nobody', '/no-such-page'],
    ['newcomer', '/app'],
    ['admin', '/app'],
    ['admin', '/manager/dashboard'],
    ['admin', '/manager/no-such-page'],
  ];
  const complaints = complaintsOf(page);
  const open = async ([person, path]: [keyof typeof people, string], look: Record<string, string>) => {
    await context.clearCookies();
    const cookies = { ...look, 'time-zone': 'UTC', ...Object.fromEntries(people[person]?.cookies ?? []) };
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: server.url })),
    );
    await page.goto(server.url + path);
    await settled(page);
  };

  // The first time around Vite bundles what the pages import, and may load them anew.
  for (const visit of visits) await open(visit, {});
  // No part asks for both the language and the theme, so each pair of them shows all that there is.
  for (const [i18next, theme] of [
    ['en', 'light'],
    ['ar', 'dark'],
  ] as const) {
    for (const visit of visits) {
      complaints.length = 0;
      await open(visit, { i18next, theme });
      await expect(page.locator('html')).toHaveAttribute('lang', i18next);
      await expect(page.locator('html')).toHaveClass(theme);
      const told = complaints.filter((text) => !/^Failed to load resource.* 404 /.test(text));
      expect(told, `${visit.join(' at ')}, ${i18next}, ${theme}`).toEqual([]);
    }
  }
});

// Addresses that only redirect or receive forms have no page of their own.
test('the page of a refused request says nothing to the console, whatever address it stands at', {
  tag: '@slow',
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const path of ['/', '/sign-out', '/manager']) {
    await page.route(server.url + path, (route) =>
      route.continue({
        method: 'POST',
        headers: { ...route.request().headers(), 'content-type': 'application/x-www-form-urlencoded' },
        postData: 'x'.repeat(200_000),
      }),
    );
    expect((await page.goto(server.url + path))?.status(), path).toBe(413);
  }
  expect(complaints.filter((text) => !/^Failed to load resource.* 413 /.test(text))).toEqual([]);
});

test('a change of the renderer reloads by itself, one of the server restarts it on the same database', {
  tag: '@slow',
}, async ({ page }) => {
  const login = `${server.url}/login`;
  await page.goto(login);
  await page.getByRole('textbox').fill('ada@example.com');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  server.change(
    'renderer/features/sign-in/login-page.tsx',
    "t('login.titleWithSignUp')",
    "'Changed while running'",
  );
  await expect(page.getByRole('heading', { name: 'Changed while running' })).toBeVisible({
    timeout: 30_000,
  });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  const postmaster = readFileSync(server.postmasterFile, 'utf8');
  server.change('server/app/serve.ts', 'is ready (', 'is ready (again, ');
  await expect.poll(server.starts, { timeout: 60_000 }).toBe(2);
  expect(server.output()).toContain('is ready (again, ');
  expect(readFileSync(server.postmasterFile, 'utf8')).toBe(postmaster);
  // The page waits for the server to come back, and loads itself anew.
  await page.waitForFunction(() => !('sameDocument' in window), undefined, { timeout: 30_000 });
  expect((await page.request.get(login)).status()).toBe(200);
});

test('a broken file of texts stops nothing, and a changed one is read without a restart', {
  tag: '@slow',
}, async ({ request }) => {
  const unknown = async () => {
    const answer = await request.get(`${server.url}/api/no-such-thing`, {
      headers: { 'accept-language': 'fr' },
    });
    return answer.status() === 404 ? (await answer.json()).message : answer.status();
  };
  const before = await unknown();
  const starts = server.starts();
  server.change('locales/fr/errors.json', '{', '{,');
  await expect.poll(server.output, { timeout: 30_000 }).toContain('locales/fr/errors.json cannot be read: ');
  expect(await unknown()).toBe(before);

  // Also a start meets it.
  server.change('server/app/serve.ts', 'is ready (', 'is ready (with broken texts, ');
  await expect.poll(server.starts, { timeout: 60_000 }).toBe(starts + 1);
  expect((await request.get(`${server.url}/healthz`)).status()).toBe(200);
  server.change('locales/fr/errors.json', '{,', '{');
  await expect.poll(unknown, { timeout: 30_000 }).toBe(before);

  server.change('locales/fr/errors.json', before, 'Changé en marche');
  await expect.poll(unknown, { timeout: 30_000 }).toBe('Changé en marche');
  server.change('locales/fr/sign-in.json', 'Connexion ou inscription', 'Changée aussi');
  await expect
    .poll(async () => (await request.get(`${server.url}/login?lng=fr`)).text(), { timeout: 30_000 })
    .toContain('Changée aussi');
  expect(server.starts()).toBe(starts + 1);
});

test('a changed text reaches the open page, and no page differs after changes', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  const openAll = async () => {
    for (const path of ['/manager/account', '/manager/users', '/login']) {
      await context.clearCookies();
      const cookies = { 'time-zone': 'UTC', ...(path !== '/login' && Object.fromEntries(admin.cookies)) };
      await context.addCookies(
        Object.entries(cookies).map(([name, value]) => ({ name, value, url: server.url })),
      );
      await page.goto(server.url + path);
      await settled(page);
    }
  };
  // What is replaced must have been in use.
  await openAll();
  server.change('locales/en/sign-in.json', 'it opens your account', 'it opens an account for you');
  await expect(page.getByText('it opens an account for you')).toBeVisible({ timeout: 30_000 });
  const complaints = complaintsOf(page);
  await openAll();
  expect(complaints, 'after a change of texts').toEqual([]);

  // It replaces the routes of one feature and keeps those of the others.
  await page.goto('about:blank');
  server.change('renderer/features/users/feature.ts', '', '// Changed while running.\n');
  await expect.poll(server.output, { timeout: 30_000 }).toContain('renderer/features/users/feature.ts');
  await openAll();
  expect(complaints, 'after a change of routes').toEqual([]);
});

test('a schema without a migration is reported at once, and its migration runs as soon as it is written', {
  tag: '@slow',
}, async () => {
  const run = (file: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [file, ...args], { cwd: server.folder });
  const told = 'tables public.users columns nickname. Run npm run db:generate';
  server.change(
    'server/database/tables/users.ts',
    "image: text('image'),",
    "image: text('image'), nickname: text('nickname'),",
  );
  await expect.poll(server.output, { timeout: 60_000 }).toContain(told);
  await expect(run('scripts/check-migrations.ts')).rejects.toMatchObject({
    stderr: expect.stringContaining(told),
  });

  const starts = server.starts();
  const written = await run('scripts/generate-migration.ts', '--name', 'nickname');
  expect(written.stdout).toMatch(/^Wrote server\/database\/migrations\/20\d{12}_nickname\.sql/);
  await expect.poll(server.starts, { timeout: 60_000 }).toBeGreaterThan(starts);
  await expect(run('scripts/check-migrations.ts')).resolves.toMatchObject({ stderr: '' });
  // Two files were written, and the second may have restarted it once more.
  await expect.poll(() => fetch(`${server.url}/healthz`).then(({ status }) => status, String)).toBe(200);
});
