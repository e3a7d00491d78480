import type { Page } from 'playwright/test';
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
const pageOf = (acme: Acme) => `/app/organizations/${acme.id}/members`;
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const menuOf = (page: Page, text: string) => rowOf(page, text).getByRole('button', { name: /^Actions for/ });
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
  await visit(acme.owner, pageOf(acme));
  await page.getByRole('link', { name: 'Invite people' }).click();
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByText('Enter at least one address')).toBeVisible();
  await expect(page.getByLabel(inviteText)).toBeFocused();
  await page.getByLabel(inviteText).fill(`"Ada, Lady" <${fresh}>, ${known}\n${acme.member.email}; nobody@`);
  await page.getByRole('button', { name: 'Send invitations' }).click();
  const told = page.getByRole('alert');
  await expect(told).toContainText('1 of 4 invited');
  for (const email of [known, acme.member.email, 'nobody@']) await expect(told).toContainText(email);
  await expect(told.getByRole('listitem').last()).toHaveText('nobody@ Email is invalid');
  await expect(page.getByLabel(inviteText)).toHaveValue('nobody@');
  await expect(page.getByLabel(inviteText)).toBeFocused();
  expect((await server.mailbox.waitForMail(fresh)).text).toContain('/invitation/');
  const more = [crypto.randomUUID(), crypto.randomUUID()].map((id) => `more-${id}@example.com`);
  await page.getByLabel(inviteText).fill(more.join(' '));
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('2 people were invited')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${pageOf(acme)}$`));
  await expect(rowOf(page, 'Ada, Lady')).toContainText(/Invited by .*Amina Wanjiru.* valid until/);

  await menuOf(page, fresh).click();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await expect(page.getByText('A new link was sent to \u2068Ada, Lady\u2069')).toBeVisible();
  await menuOf(page, known).click();
  await page.getByRole('menuitem', { name: 'Cancel invitation…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(known);
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(question).toBeHidden();
  await menuOf(page, known).click();
  await page.getByRole('menuitem', { name: 'Cancel invitation…' }).click();
  await question.getByRole('button', { name: 'Cancel invitation' }).click();
  await expect(rowOf(page, known)).toHaveCount(0);

  for (const email of more) await rowOf(page, email).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send again' }).click();
  await question.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('2 new links were sent')).toBeVisible();
  for (const email of more) await rowOf(page, email).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Cancel invitation…' }).click();
  await question.getByRole('button', { name: 'Cancel invitations' }).click();
  await expect(page.getByText('2 invitations were cancelled')).toBeVisible();
  for (const email of more) await expect(rowOf(page, email)).toHaveCount(0);
  expect((await rows(server, acme.id)).filter(({ status }) => status === 'pending')).toMatchObject([
    { email: fresh },
  ]);

  await page.getByRole('button', { name: /^State/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Cancelled' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/state=canceled/);
  await expect(rowOf(page, known)).toContainText('Cancelled');
  await page.getByRole('searchbox', { name: 'Search members' }).fill('zzz');
  await expect(page.getByText('No results for "zzz"')).toBeVisible();

  // As a browser without JavaScript sends it.
  const posted = await page.request.post(`${server.url}${pageOf(acme)}/invite?new`, {
    headers: { origin: server.url },
    form: { emails: `plain-${crypto.randomUUID()}@example.com`, role: 'member' },
    maxRedirects: 0,
  });
  expect([posted.status(), posted.headers().location]).toEqual([303, pageOf(acme)]);
});

const inviteMany = ({ database: { sql } }: ProductionServer, id: string, owner: Client & { email: string }) =>
  sql`insert into invitations (id, organization_id, email, expires_at, inviter_id, created_at)
    select ${id} || n, ${id}, 'many-' || n || '@example.com', now() + interval '1 day', users.id,
      now() - n * interval '1 minute' from users, generate_series(1, 45) n where users.email = ${owner.email}`;

test('members come after many invitations', { tag: '@slow' }, async ({ acme, visit, page, server }) => {
  await inviteMany(server, acme.id, acme.owner);
  await visit(acme.owner, pageOf(acme));
  await expect(page.getByText('20 of 47')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByText('That is all 47')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(rowOf(page, acme.member.email)).toBeVisible();
});

test('a link is made, joined by somebody, and revoked', async ({ acme, visit, page, newcomer, context }) => {
  const ada = await newcomer();
  await visit(acme.owner, pageOf(acme));
  await page.getByRole('button', { name: 'Create link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Limit of uses').fill('0');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Enter a whole number from 1 to 500')).toBeVisible();
  await dialog.getByLabel('Limit of uses').fill('2');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = await page.getByText(/\/invite\//).innerText();
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
  await expect(page.getByText('There are no invite links.')).toBeVisible();
});

test.describe('members who may not invite', () => {
  test.use({ expected: refusedDocument });
  test('see no invitations, and have no form', { tag: '@slow' }, async ({ acme, visit, page }) => {
    await acme.invite('hidden@example.com');
    await visit(acme.member, pageOf(acme));
    await expect(page.getByText('Owners and admins invite people and change roles.')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Invite people' })).toHaveCount(0);
    await visit(acme.member, `${pageOf(acme)}/invite`);
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
  test(`axe finds nothing on the pages of invitations: ${language}`, { tag: '@slow' }, async ({
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
      [acme.owner, `${pageOf(acme)}/invite`],
      [ada, `/invitation/${id}`],
      [ada, '/invitation/none'],
      [acme.owner, `/invitation/${id}`],
    ] as const) {
      await context.clearCookies();
      await visit(who, path, { language, theme });
      if (path.endsWith('/invite')) {
        await page.locator('textarea').fill(`${ada.email}, x@`);
        await page.locator('form:has(textarea) button[type=submit]').click();
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      }
      await expectAccessible(page);
    }
  });
}
