import type { Page } from 'playwright/test';
import type { ProductionServer } from '#tests/support/start-production-server.ts';
import { expectAccessible, looks } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';
import { chosen, field, option } from './palette-page.ts';

/** Users that the words of these tests find. */
async function addUsers({ database }: ProductionServer): Promise<void> {
  await database.sql`
    insert into users (id, name, email) values
      ('eclair', 'Éclair Dunord', 'night.trains@example.com'),
      ('kwabena', 'Kwabena Otieno', 'permits@example.com'),
      ('dash', 'Dashiell Riad', 'reports@example.com'),
      ('themba', 'Themba Mwangi', 'maps@example.com')
    on conflict do nothing`;
}

test.beforeEach(({ server }) => addUsers(server));

test('an admin opens it by key and by field, finds users and pages, and goes there by keyboard', async ({
  visit,
  context,
}) => {
  const page = await visit('admin', '/manager/dashboard');
  const button = page.getByRole('button', { name: 'Search or go to' });
  await button.click();
  await expect(field(page)).toBeFocused();
  // Enter leads away from the open page.
  await expect(page.getByRole('option').first()).toHaveAccessibleName('Dashboard');
  await expect(chosen(page)).toHaveCount(1);
  await expect(chosen(page)).not.toHaveAccessibleName('Dashboard');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('eclair');
  await expect(chosen(page)).toHaveAccessibleName(/^Éclair Dunord/);
  await expect(page.locator('mark')).toHaveText(['Éclair']);
  await expect(page.getByRole('group', { name: 'Users' })).toContainText('night.trains');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Éclair Dunord' })).toBeFocused();
  await expect(field(page)).toBeHidden();

  await page.keyboard.press('Meta+k');
  await field(page).fill('dash');
  // The page was there first, and what is found above it does not take its place.
  await expect(option(page, /^Dashiell Riad/)).toBeVisible();
  await expect(chosen(page)).toHaveAccessibleName('Dashboard');
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).toHaveAccessibleName(/^Dashiell Riad/);
  const opening = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect((await opening).getByRole('heading', { level: 1, name: 'Dashiell Riad' })).toBeVisible();
  await page.bringToFront();

  await field(page).fill('permits@example.com');
  await expect(chosen(page)).toContainText('permits@example.com');
});

test('what is found late takes the place of no entry that the user sees highlighted', {
  tag: '@slow',
}, async ({ visit }) => {
  const page = await visit('admin', '/manager/dashboard');
  const options = page.getByRole('option');
  const answered = Promise.withResolvers<void>();
  await page.route(/users\.list/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await field(page).fill('them');
  // Choosing a theme is found at once.
  await expect(option(page, /theme$/).first()).toBeVisible();
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const name = (await chosen(page).textContent()) ?? '';
  answered.resolve();
  await expect(option(page, /^Themba Mwangi/)).toBeVisible();
  await expect(chosen(page)).toHaveText(name);
  await expect(chosen(page)).toHaveCount(1);
});

test('it opens neither over an open menu nor, after Back, over another page', { tag: '@slow' }, async ({
  visit,
}) => {
  const page = await visit('admin', '/manager/users');
  await page
    .getByRole('button', { name: /Actions for/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(field(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/manager\/dashboard$/);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/manager\/users$/);
  await expect(field(page)).toBeHidden();
});

/** Presses Ctrl+K as soon as the address has changed, before the new page is drawn. */
async function callBackOnArrival(page: Page): Promise<void> {
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...given) => {
      push(...given);
      history.pushState = push;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
    };
  });
}

test('a plain user finds nothing of the manager area, and changes theme and language', {
  tag: '@slow',
}, async ({ visit, newcomer }) => {
  const page = await visit(await newcomer(), '/app');
  await page.getByRole('button', { name: 'Search everything' }).click();
  const pages = page.getByRole('group', { name: 'Pages' }).getByRole('option');
  await expect(pages.first()).toHaveText(/^Home/);
  await expect(pages.last()).toHaveText(/^Account/);
  for (const term of ['kwabena', 'users']) {
    await field(page).fill(term);
    await expect(page.getByText(`Nothing was found for “⁨${term}⁩”.`)).toBeVisible();
  }
  await expect(page.getByRole('group', { name: 'Users' })).toBeHidden();
  await field(page).fill('dark');
  await expect(chosen(page)).toHaveAccessibleName('Dark theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);

  await page.keyboard.press('Control+k');
  await field(page).fill('french');
  await expect(chosen(page)).toContainText('Français');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('compte');
  await expect(chosen(page)).toHaveAccessibleName('Compte');
  await callBackOnArrival(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/account$/);
  await expect(page.locator('h1')).toContainText('Compte');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('deconnexion');
  await expect(chosen(page)).toHaveAccessibleName('Déconnexion');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});

test.describe('where the server does not answer', () => {
  test.use({ expected: /404|ERR_INTERNET_DISCONNECTED/ });
  test('that is said; leaving a form by it asks', { tag: '@slow' }, async ({ visit }) => {
    const page = await visit('admin', '/manager/dashboard');
    let isBroken = true;
    await page.route(/users\.list/, (route) =>
      isBroken ? route.fulfill({ json: { items: 'no list' }, status: 404 }) : route.continue(),
    );
    // Another list that is slow does not hold back the second try.
    const slow = Promise.withResolvers<void>();
    await page.route(/\/api\/(?!users)\w+\.list/, (route) => slow.promise.then(() => route.continue()));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('users');
    await expect(page.getByRole('alert')).toContainText('The search failed.');
    await expect(chosen(page)).toHaveAccessibleName('Users');
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    slow.resolve();

    await page.context().setOffline(true);
    await field(page).fill('kwabena');
    await expect(page.getByRole('alert')).toContainText('The search failed.');
    await page.context().setOffline(false);
    await expect(option(page, /^Kwabena Otieno/)).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();

    await field(page).fill('new user');
    await expect(chosen(page)).toHaveAccessibleName('New user');
    await field(page).press('Enter');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('zeppelin-43');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('dash');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(field(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(name).toHaveValue('zeppelin-43');
  });
});

test('? lists the shortcuts, except while typing and where single keys are switched off', {
  tag: '@slow',
}, async ({ visit, server, context }) => {
  const page = await visit('admin', '/manager/users');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByRole('searchbox').fill('what');
  await page.keyboard.press('?');
  await expect(page.getByRole('searchbox')).toHaveValue('what?');
  await page.getByRole('link', { name: 'Dashboard' }).focus();
  await page.keyboard.press('?');
  await expect(list.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeInViewport();
  await expect(list.getByRole('button', { name: 'Close' })).toBeInViewport();
  for (const [text, keys] of [
    ['Select the row', 'X'],
    ['Users', 'GthenU'],
    ['New user', 'N'],
    ['Delete…', 'Backspace'],
    ['Next in the list', 'J'],
  ] as const)
    await expect(list.getByRole('listitem').filter({ hasText: text }).first()).toContainText(keys);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeFocused();

  await context.addCookies([{ name: 'single-keys', value: 'off', url: server.url }]);
  await visit('admin', '/manager/dashboard');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('shortcuts');
  await expect(chosen(page)).toHaveAccessibleName('Keyboard shortcuts');
  await page.keyboard.press('Enter');
  await expect(list).toContainText('switched off');
  await expect(list.getByText('Select the row')).toBeHidden();
  await list.getByRole('link', { name: 'Switch them on' }).click();
  await expect(page).toHaveURL(/\/manager\/account$/);
  await expect(list).toBeHidden();
});

for (const { language, theme, width } of looks) {
  test(`axe finds nothing: ${language}`, { tag: '@slow' }, async ({ visit, page }) => {
    await page.setViewportSize({ width, height: 700 });
    await visit('admin', '/manager/dashboard', { language, theme });
    if (width < 900) {
      await page.locator('main button[aria-haspopup=dialog]').click();
      await page.getByRole('dialog').locator('button[aria-haspopup=dialog]').click();
    } else await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox');
    await expect(input).toBeFocused();
    await expectAccessible(page, 'without a term');
    await input.fill('e');
    await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeAttached();
    await expectAccessible(page, 'with a term');
    await input.fill('?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectAccessible(page, 'shortcuts');
  });
}

test.describe('a contrast theme of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('a line marks the entry that Enter opens, and no other', { tag: '@slow' }, async ({ visit }) => {
    const page = await visit('admin', '/manager/dashboard');
    await page.keyboard.press('Control+k');
    await expect(chosen(page)).not.toHaveAccessibleName('Dashboard');
    await expect(chosen(page)).toHaveCSS('outline-style', 'solid');
    await expect(option(page, 'Dashboard').first()).toHaveCSS('outline-style', 'none');
  });
});
