import { afterAll, beforeEach, expect, it } from 'vitest';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import { changeTrail } from '#tests/support/change-trail.ts';
import { changeOf, startInvitationServer } from '#tests/support/organization-server.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';

const on = await startInvitationServer();
const { owner, admin, member, ada, stranger, call, memberId, sql } = on;
const grace = await signInUser(on.server, 'grace@example.com', 'Grace Hopper');
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

/** Calls an operation of the links of the organization. */
const links = (browser: Browser, method: string, path = '', body?: unknown) =>
  on.at(browser, method, `/invite-links${path}`, body);
const make = async (browser: Browser, input: object = {}) => (await links(browser, 'POST', '', input)).body;
const tokenOf = ({ url }: { url: string }) => new URL(url).pathname.split('/').at(-1) ?? '';
const accept = (browser: Browser, token: string) =>
  call(browser, 'POST', `/invite-links/${token}/accept`, {});
const stateOf = async (token: string) =>
  (await call(on.nobody(), 'GET', `/invite-links/${token}`)).body.state;

it('a link is made, listed with its address, and revoked, by who may invite', async () => {
  const link = await make(admin, { role: 'admin', days: 30, useLimit: 5 });
  expect(link).toMatchObject({
    role: 'admin',
    state: 'open',
    uses: 0,
    useLimit: 5,
    creatorName: 'Omar Admin',
  });
  expect(link.url).toMatch(new RegExp(`^${on.server.url}/invite/[\\w-]{43}$`));
  expect((await links(owner, 'GET')).body.items).toEqual([link]);
  expect(JSON.stringify(await sql`select * from invite_links`)).not.toContain(tokenOf(link));
  for (const input of [{ role: 'owner' }, { days: 2 }, { useLimit: 0 }, { useLimit: 501 }]) {
    expect(await outcomeOf(links(owner, 'POST', '', input))).toBe('422 VALIDATION_FAILED');
  }
  for (const [method, path, code] of [
    ['GET', '', 'YOU_ARE_NOT_ALLOWED_TO_LIST_INVITATIONS'],
    ['POST', '', 'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION'],
    ['DELETE', `/${link.id}`, 'YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION'],
  ] as const) {
    const body = method === 'POST' ? {} : undefined;
    expect(await outcomeOf(links(member, method, path, body))).toBe(`403 ${code}`);
    expect(await outcomeOf(links(ada, method, path, body))).toBe('404 ORGANIZATION_NOT_FOUND');
  }
  const other = (await call(ada, 'POST', '/organizations', { name: 'Other', slug: 'other' })).body;
  expect(await outcomeOf(call(ada, 'DELETE', `/organizations/${other.id}/invite-links/${link.id}`))).toBe(
    '404 INVITE_LINK_NOT_FOUND',
  );
  expect((await links(owner, 'DELETE', `/${link.id}`)).status).toBe(200);
  expect(await stateOf(tokenOf(link))).toBe('revoked');
  expect(await outcomeOf(accept(ada, tokenOf(link)))).toBe('404 INVITE_LINK_NOT_FOUND');
  const { inviteLinks } = (await call(admin, 'GET', '/account/data')).body;
  expect(inviteLinks).toMatchObject([{ role: 'admin', useLimit: 5, revokedAt: expect.any(String) }]);
});

it('who joins by a link is a member with its role, counted once, and works in the organization then', async () => {
  const token = tokenOf(await make(owner, { role: 'admin', useLimit: 2 }));
  await on.inviteOne('ada@example.com');
  expect((await call(ada, 'GET', `/invite-links/${token}`)).body).toMatchObject({
    state: 'open',
    isMember: false,
    isVerified: true,
    organization: { name: 'Acme' },
    role: 'admin',
  });
  expect((await accept(ada, token)).body).toEqual({ organizationId: on.id() });
  expect((await accept(ada, token)).body).toEqual({ organizationId: on.id() });
  expect((await call(ada, 'GET', '/organizations')).body).toMatchObject({
    activeId: on.id(),
    items: [{ role: 'admin' }],
  });
  expect((await links(owner, 'GET')).body.items).toMatchObject([{ uses: 1 }]);
  const { items } = await on.list(owner);
  expect(items).toMatchObject([{ email: 'ada@example.com', state: 'accepted' }]);
  const actions = await sql`select action from audit_events
    where subject_id = ${on.id()} and action like '%link%' order by id`;
  expect(actions.map(({ action }) => action)).toEqual([
    'organization.invite-link-created',
    'organization.invite-link-accepted',
  ]);
});

it('joining by a link ends the open invitation of the address, which is accepted unless it gives more', async () => {
  await on.inviteOne('ada@example.com');
  await sql`update invitations set expires_at = now()`;
  const invitationId = await on.inviteOne('ada@example.com', { role: 'owner' });
  expect((await accept(ada, tokenOf(await make(owner)))).status).toBe(200);
  const { items } = await on.list(owner);
  expect(items.map(({ role, state }: { role: string; state: string }) => [role, state])).toEqual([
    ['owner', 'canceled'],
    ['member', 'expired'],
  ]);
  expect(await outcomeOf(call(ada, 'POST', `/invitations/${invitationId}/accept`, {}))).toBe(
    '404 INVITATION_NOT_FOUND',
  );
  expect((await call(ada, 'GET', '/organizations')).body.items).toMatchObject([{ role: 'member' }]);
  const resent = on.change(owner, 'resend', [invitationId]);
  expect(await changeOf(resent)).toBe('USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION');
  const events = await sql`select action, data ->> 'role' as role from audit_events
    where subject_id = ${on.id()} order by id desc limit 2`;
  expect(events.map(({ action, role }) => [action, role])).toEqual([
    ['organization.invitation-canceled', 'owner'],
    ['organization.invite-link-accepted', 'member'],
  ]);
});

it('a link is used no more often than it allows, also by several at once', async () => {
  const token = tokenOf(await make(owner, { useLimit: 1 }));
  const answers = await Promise.all([ada, grace, stranger].map((person) => accept(person, token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect(await stateOf(token)).toBe('used-up');
  expect(await sql`select from members where organization_id = ${on.id()}`).toHaveLength(4);
});

it('a link that has expired, needs a verified address, or whose creator may no longer invite does not work', async () => {
  const token = tokenOf(await make(admin));
  await sql`update users set email_verified = false where email = 'ada@example.com'`;
  expect(await outcomeOf(accept(ada, token))).toBe(
    '403 EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION',
  );
  await sql`update members set role = 'member' from users where users.id = members.user_id
    and email = 'admin@example.com'`;
  expect(await stateOf(token)).toBe('inviter-left');
  expect(await outcomeOf(accept(grace, token))).toBe('400 INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
  const late = tokenOf(await make(owner));
  await sql`update invite_links set expires_at = now() - interval '1 second'`;
  expect(await stateOf(late)).toBe('expired');
  expect(await outcomeOf(accept(grace, late))).toBe('404 INVITE_LINK_NOT_FOUND');
  expect(await stateOf('none')).toBe('unavailable');
  expect(await outcomeOf(accept(grace, 'none'))).toBe('404 INVITE_LINK_NOT_FOUND');
});

it('an organization has a limited number of links that work', async () => {
  const answers = await Promise.all(Array.from({ length: 22 }, () => links(owner, 'POST', '', {})));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('INVITE_LINK_LIMIT_REACHED');
});

it('a link that works is listed, whatever was made and revoked after it', async () => {
  const link = await make(admin, { role: 'admin', days: 90 });
  await sql`
    insert into invite_links (id, organization_id, token_hash, role, expires_at, creator_id, revoked_at, created_at)
    select n, ${on.id()}, n, 'member', now(), creator_id, now(), now() + interval '1 minute'
    from invite_links, generate_series(1, 60) n`;
  const { items } = (await links(owner, 'GET')).body;
  expect(items[0]).toEqual(link);
});

it('links of a member who is removed, leaves or gets a smaller role are revoked for good, with an event', async () => {
  const own = tokenOf(await make(owner));
  await on.join('ada@example.com', 'admin');
  await on.join('grace@example.com', 'admin');
  const [removed, demoted, left] = [
    tokenOf(await make(ada)),
    tokenOf(await make(admin, { role: 'admin' })),
    tokenOf(await make(grace)),
  ];
  await changeTrail(sql, (tx) => tx`delete from audit_events`);
  const answers = [
    await on.change(owner, 'remove', [await memberId('ada@example.com')]),
    await on.at(owner, 'PUT', `/members/${await memberId('admin@example.com')}/role`, { role: 'member' }),
    await on.at(grace, 'POST', '/leave', {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await Promise.all([removed, demoted, left, own].map(stateOf))).toEqual([
    'revoked',
    'revoked',
    'revoked',
    'open',
  ]);
  // Nor do they work again for who comes back.
  await on.at(owner, 'PUT', `/members/${await memberId('admin@example.com')}/role`, { role: 'admin' });
  expect(await outcomeOf(accept(stranger, demoted))).toBe('404 INVITE_LINK_NOT_FOUND');
  const events = await sql`select action, email, data ->> 'role' as role from audit_events
    join users on users.id = actor_id where subject_id = ${on.id()} order by audit_events.id`;
  expect(events.map(({ action, email, role }) => [action, email, role])).toEqual([
    ['organization.member-removed', 'owner@example.com', null],
    ['organization.invite-link-revoked', 'owner@example.com', 'member'],
    ['organization.member-role-changed', 'owner@example.com', null],
    ['organization.invite-link-revoked', 'owner@example.com', 'admin'],
    ['organization.member-left', 'grace@example.com', null],
    ['organization.invite-link-revoked', 'grace@example.com', 'member'],
    ['organization.member-role-changed', 'owner@example.com', null],
  ]);
});

it('a link made with another AUTH_SECRET is listed without an address, and can be revoked', async () => {
  const link = await make(owner);
  await sql`update invite_links set token_hash = 'made with an older key'`;
  const { items } = (await links(owner, 'GET')).body;
  expect(items).toEqual([{ ...link, url: null }]);
  expect((await links(owner, 'DELETE', `/${link.id}`)).status).toBe(200);
});

// The last one: a ban ends the sessions.
it('a link whose creator is banned does not work until the ban ends', async () => {
  const token = tokenOf(await make(admin));
  await sql`update users set banned = true where email = 'admin@example.com'`;
  expect(await stateOf(token)).toBe('inviter-left');
  expect(await outcomeOf(accept(ada, token))).toBe('400 INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
  await sql`update users set ban_expires = now() - interval '1 second' where email = 'admin@example.com'`;
  expect(await stateOf(token)).toBe('open');
  await sql`update users set banned = false, ban_expires = null where email = 'admin@example.com'`;
});
