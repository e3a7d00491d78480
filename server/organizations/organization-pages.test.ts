import { afterAll, beforeEach, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import type { Browser } from '#tests/support/browser.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';

const on = await startInvitationServer({}, { pages: true });
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

/** As a browser without JavaScript asks for a page, or sends a form of it. */
async function open(browser: Browser, path: string, form?: Record<string, string>) {
  const response = await fetch(`${on.server.url}${path}`, {
    redirect: 'manual',
    headers: { cookie: browser.cookieHeader, ...(form && { origin: on.server.url }) },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const html = await response.text();
  const text = html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\u2068\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,])/g, '');
  return { status: response.status, to: response.headers.get('location'), text, html };
}

it('the page of an invitation says to each what it is for them, and takes the answer', async () => {
  const invitationId = await on.inviteOne('ada@example.com');
  const path = `/invitation/${invitationId}`;

  const stranger = await open(on.nobody(), path);
  expect(stranger.status).toBe(200);
  expect(stranger.text).toContain('Join Acme');
  expect(stranger.text).toContain(`Olga Owner invites you to Acme on ${product.name}, as a member`);
  expect(stranger.text).toContain('a•••@example.com');
  expect(stranger.text).not.toContain('ada@example.com');
  expect(stranger.text).not.toContain('Accept');

  const somebodyElse = await open(on.stranger, path);
  expect(somebodyElse.text).toContain('This invitation is for a•••@example.com. You are signed in as');
  expect(somebodyElse.text).toContain('Use another account');
  expect(somebodyElse.text).not.toContain('Accept');
  expect((await open(on.stranger, path, { intent: 'accept' })).text).toContain(
    'You are not the recipient of the invitation',
  );
  expect(await open(on.nobody(), path, { intent: 'accept' })).toMatchObject({
    to: `/login?redirect=${encodeURIComponent(path)}`,
  });

  await on.sql`update users set email_verified = false where email = 'ada@example.com'`;
  expect((await open(on.ada, path)).text).toContain('is not verified. Sign in again');
  await on.sql`update users set email_verified = true`;
  await on.sql`update users set onboarded_at = null where email = 'ada@example.com'`;
  expect((await open(on.ada, path)).text).toContain('Welcome');
  await on.sql`update users set onboarded_at = now()`;

  expect((await open(on.ada, path)).text).toContain('Accept and join');
  expect(await open(on.ada, path, { intent: 'accept' })).toMatchObject({ status: 303, to: '/app' });
  expect((await open(on.ada, path)).text).toContain('You are a member of Acme');
  expect((await open(on.nobody(), path)).text).not.toContain('Acme');
});

it.each([
  ['expired', () => on.sql`update invitations set expires_at = now()`, 'Invitation expired'],
  ['cancelled', () => on.sql`update invitations set status = 'canceled'`, 'Invitation no longer valid'],
  ['declined', () => on.sql`update invitations set status = 'rejected'`, 'Invitation declined'],
  ['gone with its organization', () => on.sql`delete from organizations`, 'Invitation not found'],
])('the page of one that is %s says so', async (_state, change, title) => {
  const path = `/invitation/${await on.inviteOne('ada@example.com')}`;
  await change();
  for (const browser of [on.nobody(), on.ada]) expect((await open(browser, path)).text).toContain(title);
  expect((await open(on.ada, path, { intent: 'accept' })).text).toContain(title);
});

it('declining stays on the page; another account goes by way of signing in', async () => {
  const path = `/invitation/${await on.inviteOne('ada@example.com')}`;
  expect(await open(on.ada, path, { intent: 'decline' })).toMatchObject({ status: 303, to: path });
  expect((await open(on.ada, path)).text).toContain('Invitation declined');
  expect(await open(on.stranger, path, { intent: 'change' })).toMatchObject({
    status: 303,
    to: `/login?redirect=${encodeURIComponent(path)}`,
  });
});

it('the page of a link does the same for whoever is signed in', async () => {
  const made = await on.call(on.owner, 'POST', `/organizations/${on.id()}/invite-links`, { useLimit: 1 });
  const path = new URL(made.body.url).pathname;
  expect((await open(on.nobody(), path)).text).toContain('Sign in or sign up');
  expect((await open(on.admin, path)).text).toContain('You are a member of');
  expect((await open(on.ada, path)).text).toContain('Accept and join');
  expect(await open(on.ada, path, { intent: 'accept' })).toMatchObject({ status: 303, to: '/app' });
  expect((await open(on.nobody(), path)).text).toContain('Link used up');
  expect((await open(on.nobody(), '/invite/none')).text).toContain('Invitation not found');
});

it('an open invitation is told on the home page and by the switcher, and stands in place of an empty list', async () => {
  const invitationId = await on.inviteOne('ada@example.com');
  const home = (await open(on.ada, '/app')).text;
  expect(home.split('1 invitation to an organization')).toHaveLength(3);
  const own = await open(on.ada, '/app/organizations');
  expect(own.text).toContain('Olga Owner invites you to Acme');
  expect(own.text).not.toContain('No organizations yet');
  await on.answer(on.ada, invitationId, 'decline');
  expect((await open(on.ada, '/app')).text).not.toContain('invitation to an organization');
  expect((await open(on.ada, '/app/organizations')).text).toContain('No organizations yet');
});

it('who works in another organization is led to the own ones', async () => {
  const page = await open(on.ada, `/app/organizations/${on.id()}/members`);
  expect([page.status, page.text]).toEqual([
    404,
    expect.stringContaining('it belongs to another organization.'),
  ]);
  expect(page.text).toContain('Choose or create an organization');
});

it('who is in as many organizations as one can be in reads so before the form', async () => {
  const path = '/app/organizations';
  expect((await open(on.owner, path)).html).toContain('href="/app/organizations/new"');
  await on.sql`insert into organizations (id, name, slug) select 'o' || n, 'O' || n, 'o' || n from generate_series(2, 20) n`;
  await on.sql`insert into members (id, organization_id, user_id, role)
    select 'o' || n, 'o' || n, users.id, 'member' from generate_series(2, 20) n, users where email = 'owner@example.com'`;
  const { html, text } = await open(on.owner, path);
  expect(text).toContain('The limit of 20 organizations is reached.');
  expect(html).not.toContain('href="/app/organizations/new"');
  expect((await open(on.owner, `${path}/new`)).text).toContain('The limit of 20 organizations is reached.');
});

it.each([
  ['', 'Acme'],
  ['/members', 'Members · Acme'],
  ['/members/invite', 'Invite people · Acme'],
  ['/teams', 'Teams · Acme'],
  ['/teams/:team', 'Design · Acme'],
  ['/audit', 'Audit log · Acme'],
])(
  'the page %s of an organization opens by its address for its owner, and its title names both',
  async (page, title) => {
    const [team] = await on.sql`insert into teams (id, name, organization_id)
    values (gen_random_uuid()::text, 'Design', ${on.id()}) returning id`;
    const path = `/app/organizations/${on.id()}${page.replace(':team', team?.id)}`;
    const { status, html } = await open(on.owner, path);
    expect(status).toBe(200);
    expect(/<title>(.*)<\/title>/.exec(html)?.[1]).toBe(`${title} | ${product.name}`);
  },
);

it('an invitation opens sign-up to nobody where that is closed, and its page says so', async () => {
  const path = `/invitation/${await on.inviteOne('ada@example.com')}`;
  Object.assign(on.server.environment, { signUp: 'closed' });
  const { html } = await open(on.nobody(), path);
  Object.assign(on.server.environment, { signUp: 'open' });
  expect(html).toContain('Only people with an account can sign in here.');
  expect(html).not.toContain('>Sign in or sign up<');
});
