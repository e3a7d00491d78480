import { violationsWithMotion } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';
import { chosen, field, option } from '../palette/palette-page.ts';
import { createOrganization, idOf, join } from './organization-test.ts';

test('one is created under a short name that is checked while typing, and is the active one', async ({
  visit,
  newcomer,
  server,
}) => {
  const owner = await newcomer();
  const page = await visit(owner, '/app/organizations');
  await expect(page.getByText('No organizations yet')).toBeVisible();
  const { slug: used } = await createOrganization(server, await newcomer(), 'Taken');
  await page.getByRole('main').getByRole('link', { name: 'Create organization' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const short = page.getByRole('textbox', { name: 'Short name' });
  await expect(name).toBeFocused();
  await name.fill(used);
  await expect(short).toHaveValue(used);
  await expect(page.getByText('Another organization has this short name.', { exact: false })).toBeVisible();
  await short.fill('a--b');
  await expect(page.getByText('Short name can have small letters', { exact: false })).toBeVisible();
  // What was typed by hand stays.
  await name.fill('Harbour & Sons');
  await expect(short).toHaveValue('a--b');
  await short.fill(`harbour-${crypto.randomUUID()}`);
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  // The largest there is.
  const noise = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 256, height: 256 });
    const pixels = Uint8ClampedArray.from({ length: 4 * 256 * 256 }, (_, place) =>
      place % 4 === 3 ? 255 : 256 * Math.random(),
    );
    canvas.getContext('2d')?.putImageData(new ImageData(pixels, 256), 0, 0);
    return canvas.toDataURL().split(',')[1] ?? '';
  });
  const choose = async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(noise, 'base64') });
    await page.getByRole('dialog').getByRole('button', { name: 'Save picture' }).click();
  };
  await choose();
  const chosen = page.getByRole('group', { name: 'Picture' }).locator('img');
  await expect(chosen).toHaveJSProperty('naturalWidth', 256);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(chosen).toHaveCount(0);
  await choose();
  await expect(chosen).toHaveCount(1);
  // Whatever it shows, it fits into a form that the browser itself sends.
  const sent = await page
    .locator('form[method=post]')
    .last()
    .evaluate((form: HTMLFormElement) => {
      const fields = [...new FormData(form)].map(([key, value]) => [key, String(value)]);
      return new URLSearchParams(fields).toString().length;
    });
  expect([sent > 5_000, sent < 64_000]).toEqual([true, true]);
  await page.getByRole('button', { name: 'Create organization' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour & Sons' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Organization Harbour & Sons' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/organizations\/[\w-]{36}\/members\/invite\?new$/);
  await expect(page.getByRole('main').locator('img[src^="/pictures/organizations/"]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Organization/ }).locator('img')).toHaveCount(1);
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/organizations\/[\w-]{36}$/);

  // As a browser without JavaScript sends it, when somebody was faster.
  const posted = await page.request.post(`${server.url}/app/organizations/new`, {
    headers: { origin: server.url },
    form: { name: 'Late', slug: used },
    maxRedirects: 0,
  });
  expect([posted.status(), await posted.text()]).toEqual([
    422,
    expect.stringContaining('Another organization has this short name.'),
  ]);
});

test('another one is chosen by keyboard, in other tabs too', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
  context,
}) => {
  const owner = await newcomer();
  const nour = await createOrganization(server, owner, 'Nour');
  const acme = await createOrganization(server, owner, 'Acme');
  const page = await visit(owner, `/app/organizations/${acme.id}/members`);
  const other = await context.newPage();
  await other.goto(`${server.url}/app`);
  await expect(other.getByRole('button', { name: 'Organization Acme' })).toBeVisible();

  const switcher = page.getByRole('banner').getByRole('button', { name: /^(Organization|No organization)/ });
  await switcher.focus();
  await page.keyboard.press('ArrowDown');
  const menu = page.getByRole('menu', { name: 'Organization' });
  await expect(menu.getByRole('menuitemradio')).toHaveText(['No organization', 'Acme', 'Nour']);
  await expect(menu.getByRole('menuitemradio', { name: 'Acme' })).toBeChecked();
  await page.keyboard.type('nou');
  await page.keyboard.press('Enter');
  // The same page of the other organization.
  await expect(page).toHaveURL(`${server.url}/app/organizations/${nour.id}/members`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nour' })).toBeVisible();
  await expect(switcher).toHaveAccessibleName('Organization Nour');
  await expect(other.getByRole('button', { name: 'Organization Nour' })).toBeVisible();

  await switcher.click();
  await menu.getByRole('menuitemradio', { name: /No organization/ }).click();
  await expect(page).toHaveURL(`${server.url}/app/organizations`);
  await expect(switcher).toHaveAccessibleName('No organization');

  await page.getByRole('button', { name: 'Switch to Nour' }).click();
  await expect(switcher).toHaveAccessibleName('Organization Nour');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(switcher).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the palette switches, and leads to the pages of the active organization', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
}) => {
  const owner = await newcomer();
  const { id: lantern } = await createOrganization(server, await newcomer(), 'Lantern');
  await join(server, lantern, await idOf(owner), 'member');
  const { id: acme } = await createOrganization(server, owner, 'Acme');
  const page = await visit(owner, `/app/organizations/${acme}/members`);
  await page.keyboard.press('Control+k');
  await field(page).fill('acme');
  for (const name of ['Organization settings', 'Members', 'Teams', 'Invite people'])
    await expect(option(page, `${name} \u2068Acme\u2069`)).toBeVisible();
  await expect(option(page, /^Switch to/)).toHaveCount(0);
  await field(page).fill('teams');
  await option(page, 'Teams \u2068Acme\u2069').click();
  await expect(page).toHaveURL(`${server.url}/app/organizations/${acme}/teams`);

  await page.keyboard.press('Control+k');
  await field(page).fill('switch to lan');
  await expect(chosen(page)).toHaveAccessibleName('Switch to \u2068Lantern\u2069');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/app/organizations/${lantern}/teams`);
  await expect(page.getByRole('button', { name: 'Organization Lantern' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('lantern');
  await expect(option(page, 'Members \u2068Lantern\u2069')).toBeVisible();
  await expect(option(page, /^Invite people/)).toHaveCount(0);
});

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('one of many is in sight, and another one is found', { tag: '@slow' }, async ({
    visit,
    newcomer,
    server,
  }) => {
    const owner = await newcomer();
    await createOrganization(server, owner, 'Zebra');
    await server.database.sql`with many as (insert into organizations (id, name, slug)
      select gen_random_uuid()::text, 'Guild ' || n, 'g-' || gen_random_uuid() from generate_series(10, 49) n returning id)
      insert into members (id, organization_id, user_id, role)
      select gen_random_uuid()::text, many.id, ${await idOf(owner)}, 'member' from many`;
    const page = await visit(owner, '/app');
    const switcher = page.getByRole('button', { name: 'Organization Zebra' });
    await switcher.click();
    const chosen = page.getByRole('menuitemradio', { name: 'Zebra' });
    await expect(chosen).toBeInViewport({ ratio: 1 });
    const search = page.getByRole('searchbox', { name: 'Search organizations' });
    await expect(search).toBeFocused();
    const create = page.getByRole('menuitem', { name: /Create organization/ });
    await expect(create).toBeInViewport({ ratio: 1 });
    await expect(create).toContainText('The limit of 20 organizations is reached.');
    expect(await violationsWithMotion(page)).toEqual([]);
    await search.fill('guild 3');
    await expect(page.getByRole('menuitemradio')).toHaveCount(10);
    await search.fill('none of these');
    await expect(page.getByText('No results for "none of these"')).toBeVisible();
    await search.fill('no organ');
    await expect(page.getByRole('menuitemradio')).toHaveText(['No organization']);
    await search.fill('GUILD 37');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Organization Guild 37' })).toBeVisible();
  });

  test('open invitations stand in the menu, which leads to the page that accepts them', {
    tag: '@slow',
  }, async ({ visit, newcomer, server }) => {
    const invited = await newcomer();
    const hosts = [await newcomer(), await newcomer()];
    const { email } = (await invited.get('/get-session')).body.user;
    for (const [index, name] of ['Harbour', 'Kestrel', 'Lantern', 'Mwangaza'].entries()) {
      // One host may not send so many mails to one address.
      const host = hosts[index % 2] ?? invited;
      const { id } = await createOrganization(server, host, name);
      await host.request('POST', `${server.url}/api/organizations/${id}/invitations`, { emails: [email] });
    }
    const page = await visit(invited, '/app');
    const switcher = page.getByRole('button', { name: /^No organization/ });
    await expect(switcher).toHaveAccessibleName(/4 invitations to organizations$/);
    await switcher.click();
    const invitations = page.getByRole('group', { name: '4 invitations to organizations' });
    await expect(invitations.getByRole('menuitem')).toHaveCount(3);
    expect(await violationsWithMotion(page)).toEqual([]);
    await invitations.getByRole('menuitem', { name: 'Mwangaza' }).click();
    await page.getByRole('button', { name: 'Accept and join' }).click();
    await expect(page.getByRole('button', { name: /^Organization Mwangaza 3 invitations/ })).toBeVisible();
  });

  test('creating one from the switcher begins in its name', { tag: '@slow' }, async ({ visit, newcomer }) => {
    const page = await visit(await newcomer(), '/app');
    await page.getByRole('button', { name: /^No organization/ }).click();
    await page.getByRole('menuitem', { name: 'Create organization' }).click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toBeFocused();
    // Also once the menu has faded.
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(name).toBeFocused();
  });
});

test('home names the active organization, shows one picture of the user, and no keys on phones', {
  tag: '@slow',
}, async ({ visit, newcomer, server }) => {
  const owner = await newcomer();
  const page = await visit(owner, '/app');
  await expect(page.getByRole('banner').locator('[data-initials]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Shortcuts' })).toBeVisible();
  const { id } = await createOrganization(server, owner, 'Harbour & Sons');
  await page.reload();
  const name = page.getByRole('main').getByRole('link', { name: 'Harbour & Sons' });
  await expect(name).toHaveAttribute('href', `/app/organizations/${id}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(name).toBeVisible();
  await expect(page.locator('kbd:visible')).toHaveCount(0);
});

test('the menu opens with all its entries: none moves under the pointer', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
}) => {
  const owner = await newcomer();
  for (const name of ['Nour', 'Acme', 'Lantern']) await createOrganization(server, owner, name);
  const page = await visit(owner, '/app');
  const answered = Promise.withResolvers<void>();
  await page.route(/organizations\.list/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  // How many entries have stood above the way to all organizations, from the first time that it is drawn.
  await page.evaluate(() => {
    const above = new Set<number>();
    Object.assign(globalThis, { above });
    const look = () => {
      const entries = [...document.querySelectorAll('[role=menu] [role^=menuitem]')];
      const place = entries.findIndex((entry) => entry.getAttribute('href') === '/app/organizations');
      if (place >= 0) above.add(place);
      requestAnimationFrame(look);
    };
    look();
  });
  const switcher = page.getByRole('banner').getByRole('button', { name: /^Organization/ });
  const asked = page.waitForRequest(/organizations\.list/);
  await switcher.click();
  await asked;
  // A press elsewhere meanwhile means that none is wanted any more.
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await expect(switcher).toHaveAttribute('aria-expanded', 'false', { timeout: 500 });
  }).toPass();
  await switcher.click();
  await expect(switcher).toHaveAttribute('aria-expanded', 'true');
  answered.resolve();
  await expect(page.getByRole('menuitemradio', { name: 'Lantern' })).toBeVisible();
  expect(
    await page.evaluate(() => [...(globalThis as unknown as { above: Set<number> }).above]),
  ).toHaveLength(1);
});
