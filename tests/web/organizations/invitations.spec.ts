import type { Page } from 'playwright/test';
import type { Browser as Client } from '#tests/support/browser.ts';
import { test as base, expect } from '../layout/layout-test.ts';

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

test('many addresses are invited at once, each with its result, then sent again and cancelled', async ({
  acme,
  visit,
  page,
  server,
}) => {
  const known = `known-${crypto.randomUUID()}@example.com`;
  const fresh = `fresh-${crypto.randomUUID()}@example.com`;
  await acme.invite(known);
  await visit(acme.owner, `${pageOf(acme)}/invite`);
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
  await page.getByLabel(inviteText).fill(`more-${crypto.randomUUID()}@example.com`);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(new RegExp(`${pageOf(acme)}$`));
  await expect(rowOf(page, 'Ada, Lady')).toContainText(/Invited by .*Amina Wanjiru.* valid until/);

  await menuOf(page, fresh).click();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await expect(page.getByText('A new link was sent to \u2068Ada, Lady\u2069')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, 'the row of the new invitation is another one').toBeFocused();
  await menuOf(page, known).click();
  await page.getByRole('menuitem', { name: 'Cancel invitation…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(known);
  await question.getByRole('button', { name: 'Cancel invitation' }).click();
  await expect(rowOf(page, known)).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test('several invitations are sent again and cancelled at once, and found as cancelled', {
  tag: '@slow',
}, async ({ acme, visit, page, server }) => {
  const emails = ['one', 'two'].map((name) => `${name}-${crypto.randomUUID()}@example.com`);
  for (const email of emails) await acme.invite(email);
  await visit(acme.owner, pageOf(acme));
  const question = page.getByRole('alertdialog');
  for (const email of emails) await rowOf(page, email).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send again' }).click();
  await question.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('2 new links were sent')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const email of emails) await rowOf(page, email).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Cancel invitation…' }).click();
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Cancel invitation…' }).click();
  await question.getByRole('button', { name: 'Cancel invitations' }).click();
  await expect(page.getByText('2 invitations were cancelled')).toBeVisible();
  for (const email of emails) await expect(rowOf(page, email)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: /^State/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Cancelled' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/state=canceled/);
  // The first ones, too, in place of which new ones were sent.
  for (const email of emails) await expect(rowOf(page, email)).toHaveText([/Cancelled/, /Cancelled/]);

  // As a browser without JavaScript sends it.
  const posted = await page.request.post(`${server.url}${pageOf(acme)}/invite?new`, {
    headers: { origin: server.url },
    form: { emails: `plain-${crypto.randomUUID()}@example.com`, role: 'member' },
    maxRedirects: 0,
  });
  expect([posted.status(), posted.headers().location]).toEqual([303, pageOf(acme)]);
});

test('members come after many invitations', { tag: '@slow' }, async ({ acme, visit, page, server }) => {
  await server.database.sql`
    insert into invitations (id, organization_id, email, expires_at, inviter_id, created_at)
    select ${acme.id} || n, ${acme.id}, 'many-' || n || '@example.com', now() + interval '1 day', users.id,
      now() - n * interval '1 minute' from users, generate_series(1, 45) n where email = ${acme.owner.email}`;
  await visit(acme.owner, pageOf(acme));
  await expect(page.getByText('20 of 47')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByText('That is all 47')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(rowOf(page, acme.member.email)).toBeVisible();
});

test('a link is made, joined by somebody, and revoked', { tag: '@slow' }, async ({
  acme,
  visit,
  page,
  newcomer,
  context,
}) => {
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
  await expect(page.getByRole('heading', { name: 'Invite links' })).toBeFocused();
});

test('a stranger signs up by the mail, comes back, and joins', { tag: '@slow' }, async ({
  acme,
  visit,
  page,
  server,
}) => {
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
  await expect(page.locator('[data-sonner-toast]')).toHaveText('You joined \u2068Acme\u2069');
});
