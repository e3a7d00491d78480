import type { Browser as Client } from '#tests/support/browser.ts';
import type { ProductionServer } from '#tests/support/start-production-server.ts';
import { expectAccessible, looks } from '../accessibility-violations.ts';
import { test as base, expect, refusedDocument } from '../layout/layout-test.ts';

interface Acme {
  id: string;
  owner: Client & { email: string };
  member: Client & { email: string };
  /** Invites; returns the id. */
  invite(email: string): Promise<string>;
}

const test = base.extend<{ acme: Acme }>({
  acme: async ({ server, newcomer }, use) => {
    const [owner, member] = await Promise.all([newcomer(), newcomer()]);
    const call = (path: string, body: object) => owner.request('POST', `${server.url}/api${path}`, body);
    const { body } = await call('/organizations', { name: 'Acme', slug: `acme-${crypto.randomUUID()}` });
    await server.database.sql`insert into members (id, organization_id, user_id, role)
      select gen_random_uuid()::text, ${body.id}, id, 'member' from users where email = ${member.email}`;
    const invite = async (email: string) =>
      (await call(`/organizations/${body.id}/invitations`, { emails: [email] })).body.results[0].invitationId;
    await use({ id: body.id, owner, member, invite });
  },
});

const inviteText = 'E-mail addresses';
const pageOf = (acme: Acme) => `/app/organizations/${acme.id}/invitations`;
const rows = (server: ProductionServer, id: string) =>
  server.database.sql`select email, status from invitations where organization_id = ${id} order by email`;

test('many addresses are invited at once, each with its result, then sent again and cancelled', async ({
  acme,
  visit,
  page,
  server,
}) => {
  const known = `known-${crypto.randomUUID()}@example.com`;
  const fresh = `fresh-${crypto.randomUUID()}@example.com`;
  await acme.invite(known);
  await visit(acme.owner, `/app/organizations/${acme.id}`);
  await page.getByRole('link', { name: 'Invitations' }).click();
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByText('Enter at least one address')).toBeVisible();
  await expect(page.getByLabel(inviteText)).toBeFocused();
  await page.getByLabel(inviteText).fill(`"Ada, Lady" <${fresh}>, ${known}\n${acme.member.email}; nobody@`);
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByRole('heading', { name: '1 of 4 invited' })).toBeFocused();
  for (const text of ['Invited', 'Invited already', 'Member already', 'Not an address'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'nobody@' })).toHaveText('nobody@Not an address');
  await expect(page.getByLabel(inviteText)).toHaveValue('nobody@');
  expect((await server.mailbox.waitForMail(fresh)).text).toContain('/invitation/');
  for (const email of [crypto.randomUUID(), crypto.randomUUID()].map((id) => `more-${id}@example.com`)) {
    await page.getByLabel(inviteText).fill(email);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByLabel(inviteText)).toHaveValue('');
    await expect(page.getByRole('heading', { name: '1 of 1 invited' })).toBeFocused();
  }

  await page
    .getByRole('button', { name: `Send again to ${fresh}` })
    .last()
    .click();
  await expect(page.getByText('A new link was sent.')).toBeVisible();
  const cancel = page.getByRole('button', { name: `Cancel the invitation of ${known}` });
  await cancel.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(known);
  await question.getByRole('button', { name: 'Keep invitation' }).click();
  await expect(question).toBeHidden();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await question.getByRole('button', { name: 'Cancel invitation' }).click();
  await expect(page.getByText('The invitation was cancelled.')).toBeVisible();
  expect((await rows(server, acme.id)).map(({ status }) => status).sort()).toEqual([
    'canceled',
    'canceled',
    'pending',
    'pending',
    'pending',
  ]);
  await page.getByLabel('State').selectOption('Cancelled');
  await expect(page).toHaveURL(/state=canceled/);
  await page.getByRole('heading', { name: 'Invitations', exact: true }).click();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search addresses')).toBeFocused();
  await page.keyboard.type('known-');
  await expect(page.getByRole('button', { name: `Send again to ${known}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Send again to ${fresh}` })).toHaveCount(0);
  await page.getByLabel('Search addresses').fill('zzz');
  await expect(page.getByText('No results for "zzz"')).toBeVisible();
});

const inviteMany = ({ database: { sql } }: ProductionServer, id: string, owner: Client & { email: string }) =>
  sql`insert into invitations (id, organization_id, email, expires_at, inviter_id, created_at)
    select ${id} || n, ${id}, 'many-' || n || '@example.com', now() + interval '1 day', users.id,
      now() - n * interval '1 minute' from users, generate_series(1, 45) n where users.email = ${owner.email}`;

test('more of many invitations come as they are asked for', { tag: '@slow' }, async ({
  acme,
  visit,
  page,
  server,
}) => {
  await inviteMany(server, acme.id, acme.owner);
  await visit(acme.owner, pageOf(acme));
  const addresses = page.getByRole('listitem').filter({ hasText: 'many-' });
  await expect(addresses).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(addresses).toHaveCount(40);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(addresses).toHaveCount(45);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel the invitation of many-45@example.com' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel invitation' }).click();
  await expect(addresses).toHaveCount(44);
  await page.getByLabel('Search addresses').fill('many-44');
  await expect(addresses).toHaveCount(1);
});

test('a link is made, joined by somebody, and revoked', async ({ acme, visit, page, newcomer, context }) => {
  const ada = await newcomer();
  await visit(acme.owner, pageOf(acme));
  await page.getByLabel('Limit of uses').fill('0');
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Enter a whole number from 1 to 500')).toBeVisible();
  await page.getByLabel('Limit of uses').fill('2');
  await page.getByRole('button', { name: 'Create link' }).click();
  const url = await page.getByLabel('Address of the link').inputValue();
  await expect(page.getByText('0 of 2 uses')).toBeVisible();
  await context.clearCookies();
  await visit(ada, new URL(url).pathname);
  await page.getByRole('button', { name: 'Accept and join' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole('button', { name: 'Organization Acme' })).toBeVisible();
  await context.clearCookies();
  await visit(acme.owner, pageOf(acme));
  await expect(page.getByText('1 of 2 uses')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click();
  await expect(page.getByText('No link works at the moment.')).toBeVisible();
});

test.describe('members who may not invite', () => {
  test.use({ expected: refusedDocument });
  test('have no tab, and none by its address', { tag: '@slow' }, async ({ acme, visit, page }) => {
    await visit(acme.member, `/app/organizations/${acme.id}`);
    await expect(page.getByRole('link', { name: 'General' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Invitations' })).toHaveCount(0);
    await visit(acme.member, pageOf(acme));
    await expect(page.getByText('You do not have access to this page')).toBeVisible();
  });
});

test('a stranger signs up by the mail, comes back, and joins', async ({ acme, visit, page, server }) => {
  const email = `new-${crypto.randomUUID()}@example.com`;
  const id = await acme.invite(email);
  await visit('nobody', `/invitation/${id}`);
  await expect(page.getByRole('heading', { name: /Join .*Acme/ })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in or sign up' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue with e-mail' }).click();
  await page.getByLabel('Code, 6 characters').fill(await server.mailbox.codeFor(email));
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`/invitation/${id}$`));
  await page.getByRole('button', { name: 'Accept and join' }).click();
  await expect(page).toHaveURL(/\/app$/);
});

test('somebody else changes the account; the recipient finds it without the mail and declines', {
  tag: '@slow',
}, async ({ acme, visit, page, newcomer, context }) => {
  const [ada, eve] = await Promise.all([newcomer(), newcomer()]);
  const id = await acme.invite(ada.email);
  await visit(eve, `/invitation/${id}`);
  await expect(page.getByText('You are signed in as')).toBeVisible();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page).toHaveURL(new RegExp(`/login\\?redirect=%2Finvitation%2F${id}$`));
  await context.clearCookies();
  await visit(ada, '/app/organizations');
  await page.getByRole('region', { name: 'Invitations to you' }).getByRole('link', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'Invitation declined' })).toBeVisible();
});

for (const { width, language, theme } of looks) {
  test(`axe finds nothing on the tab and the page of an invitation: ${language}`, { tag: '@slow' }, async ({
    acme,
    visit,
    page,
    newcomer,
    context,
  }) => {
    const ada = await newcomer();
    const id = await acme.invite(ada.email);
    await acme.owner.request('POST', `${acme.owner.url}/api/organizations/${acme.id}/invite-links`, {});
    await page.setViewportSize({ width, height: 844 });
    for (const [who, path] of [
      [acme.owner, pageOf(acme)],
      [ada, `/invitation/${id}`],
      [ada, '/invitation/none'],
      [acme.owner, `/invitation/${id}`],
    ] as const) {
      await context.clearCookies();
      await visit(who, path, { language, theme });
      if (path === pageOf(acme)) {
        await page.locator('textarea').fill(`${ada.email}, x@`);
        await page.locator('button[value=invite]').click();
        await expect(page.locator('h3[tabindex="-1"]')).toBeVisible();
      }
      await expectAccessible(page);
      if (path === pageOf(acme))
        for (const field of ['[type=search]', '[name=state]'])
          expect((await page.locator(field).boundingBox())?.height, field).toBe(width < 600 ? 44 : 32);
    }
  });
}
