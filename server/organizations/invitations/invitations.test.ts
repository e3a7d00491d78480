import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import { changeOf, startInvitationServer } from '#tests/support/organization-server.ts';

const on = await startInvitationServer();
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

it('open invitations are counted for those who see them', async () => {
  const counted = async (browser: Browser) =>
    (await browser.request('GET', `${on.server.url}/api/organizations/${on.id()}`)).body.openInvitations;
  await on.inviteOne('open@example.com');
  await on.inviteAll(on.owner, ['next.owner@example.com'], { role: 'owner' });
  await on.inviteOne('late@example.com');
  await on.sql`update invitations set expires_at = now() where email = 'late@example.com'`;
  expect([await counted(on.owner), await counted(on.admin), await counted(on.member)]).toEqual([2, 1, null]);
});

describe('inviting many', () => {
  it('tells of each address what became of it, and mails those that are invited', async () => {
    await on.inviteOne('old@example.com');
    const { status, body } = await on.inviteAll(
      on.admin,
      [
        '"New, One" <NEW@example.com>',
        'old@example.com',
        'member@example.com',
        'nonsense',
        // Its sign for kelvin equals a k in small letters.
        '\u212aate@kenya.example',
        ' new@example.com ',
      ],
      { role: 'admin' },
    );
    expect(status).toBe(200);
    expect(
      body.results.map((result: { email: string; result: string; error: { code: string } | null }) => [
        result.email,
        result.result,
        result.error?.code ?? null,
      ]),
    ).toEqual([
      ['new@example.com', 'invited', null],
      ['old@example.com', 'already-invited', 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION'],
      ['member@example.com', 'already-member', 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION'],
      [null, 'invalid', 'INVALID_EMAIL'],
      [null, 'invalid', 'INVALID_EMAIL'],
    ]);
    expect(body.results[3].error.message).toBe('Email is invalid');
    const mail = await on.server.mailbox.waitForMail('new@example.com');
    expect(mail.subject).toContain('Omar Admin invites you to Acme');
    expect(mail.text).toContain(`${on.server.url}/invitation/${body.results[0].invitationId}`);
    expect(await on.events()).toEqual([
      [
        'organization.invitation-created',
        'owner@example.com',
        { role: 'member', invitation: expect.any(String) },
      ],
      [
        'organization.invitation-created',
        'admin@example.com',
        { role: 'admin', invitation: expect.any(String) },
      ],
    ]);
  });

  it('mails in the language of the person, else in that of the inviter', async () => {
    await on.sql`insert into users (id, name, email, language)
      values ('asha', 'Asha', 'asha@example.com', 'sw')`;
    on.owner.headers['accept-language'] = 'fr';
    await on.inviteAll(on.owner, ['asha@example.com', 'new.french@example.com']);
    delete on.owner.headers['accept-language'];
    expect((await on.server.mailbox.waitForMail('asha@example.com')).subject).toContain('anakualika');
    expect((await on.server.mailbox.waitForMail('new.french@example.com')).subject).toContain('vous invite');
  });

  it.each([
    [{ emails: [] }, 'emails'],
    [{ emails: Array.from({ length: 51 }, (_, index) => `a${index}@example.com`) }, 'emails'],
    [{ emails: ['x@example.com'], role: 'king' }, 'role'],
  ])('is refused for %j', async (body, field) => {
    const refused = await on.call(on.owner, 'POST', `/organizations/${on.id()}/invitations`, body);
    expect([refused.status, refused.body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(Object.keys(refused.body.data.fields)).toEqual([field]);
  });

  it('is for owners and admins, up to the own role, and with teams of the organization', async () => {
    expect(await outcomeOf(on.inviteAll(on.member, ['x@example.com']))).toBe(
      '403 YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
    );
    expect(await outcomeOf(on.inviteAll(on.admin, ['x@example.com'], { role: 'owner' }))).toBe(
      '403 YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE',
    );
    expect(await outcomeOf(on.inviteAll(on.owner, ['x@example.com'], { teamIds: ['none'] }))).toBe(
      '400 TEAM_NOT_FOUND',
    );
    const [team] = await on.sql`select id from teams where organization_id = ${on.id()}`;
    await on.inviteAll(on.owner, ['x@example.com'], { teamIds: [team?.id] });
    expect((await on.list(on.admin)).items[0].teams).toEqual([{ id: team?.id, name: 'General' }]);
  });

  it('invites one address once when several do so at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 3 }, (_, index) =>
        on.inviteAll(index % 2 ? on.owner : on.admin, ['ada@example.com']),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.map(({ body }) => body.results[0].result).sort()).toEqual([
      'already-invited',
      'already-invited',
      'invited',
    ]);
    expect((await on.list(on.owner, '')).items).toMatchObject([{ state: 'open' }]);
  });
});

describe('the list of invitations', () => {
  it('is searched and filtered, newest first, page by page; an admin sees nobody who becomes an owner', async () => {
    await on.inviteOne('one@example.com');
    await on.inviteOne('two@example.com');
    await on.inviteOne('boss@example.com', { role: 'owner' });
    await on.sql`update invitations set expires_at = now() - interval '1 second'
      where email = 'one@example.com'`;
    const all = await on.list(on.owner);
    expect(all.items.map(({ email, state }: { email: string; state: string }) => [email, state])).toEqual([
      ['boss@example.com', 'open'],
      ['two@example.com', 'open'],
      ['one@example.com', 'expired'],
    ]);
    expect((await on.list(on.admin)).total).toBe(2);
    expect((await on.list(on.owner, '?searchTerm=TWO')).items).toHaveLength(1);
    expect((await on.list(on.owner, '?state=expired,declined')).items).toHaveLength(1);
    await on.inviteAll(on.owner, ['"سارة أحمد" <sara2026@example.com>']);
    for (const term of ['ساره احمد', 'sara٢٠٢٦'])
      expect((await on.list(on.owner, `?searchTerm=${encodeURIComponent(term)}`)).items, term).toHaveLength(
        1,
      );
    await on.sql`delete from invitations where email = 'sara2026@example.com'`;
    const first = await on.list(on.owner, '?limit=2');
    const next = await on.list(on.owner, `?limit=2&cursor=${first.nextCursor}`);
    expect(next.items.map(({ email }: { email: string }) => email)).toEqual(['one@example.com']);
    expect(await outcomeOf(on.call(on.member, 'GET', `/organizations/${on.id()}/invitations`))).toBe(
      '403 YOU_ARE_NOT_ALLOWED_TO_LIST_INVITATIONS',
    );
  });
});

it('an invitation of another organization is neither sent again nor canceled', async () => {
  const invitationIds = [await on.inviteOne('one@example.com')];
  const other = await on.call(on.stranger, 'POST', '/organizations', { name: 'Other', slug: 'other' });
  for (const change of ['resend', 'cancel']) {
    const path = `/organizations/${other.body.id}/invitations/${change}`;
    const answer = on.call(on.stranger, 'POST', path, { invitationIds });
    expect(await changeOf(answer)).toBe('INVITATION_NOT_FOUND');
  }
});

describe('an invitation that is sent again', () => {
  it('has a new link, and the older one no longer works', async () => {
    const old = await on.inviteOne('ada@example.com');
    expect(await changeOf(on.change(on.admin, 'resend', [old]))).toBe('done');
    const [resent] = (await on.list(on.admin, '?state=open')).items;
    expect([resent.email, resent.id === old]).toEqual(['ada@example.com', false]);
    expect(await outcomeOf(on.answer(on.ada, old, 'accept'))).toBe('404 INVITATION_NOT_FOUND');
    expect((await on.read(on.ada, old)).state).toBe('canceled');
    expect((await on.answer(on.ada, resent.id, 'accept')).status).toBe(200);
    expect((await on.events()).map(([action]) => action)).toEqual([
      'organization.invitation-created',
      'organization.invitation-resent',
      'organization.invitation-accepted',
    ]);
    expect(await changeOf(on.change(on.owner, 'resend', [resent.id]))).toBe('INVITATION_NOT_FOUND');
  });

  it('stays as it is where the new one cannot be made, or its mail not be queued', async () => {
    const old = await on.inviteOne('ada@example.com', {
      teamIds: (await on.sql`select id from teams where organization_id = ${on.id()}`).map(({ id }) => id),
    });
    const resend = () => on.change(on.admin, 'resend', [old]);
    await fillTeam();
    expect(await changeOf(resend())).toBe('TEAM_MEMBER_LIMIT_REACHED');
    expect((await on.read(on.ada, old)).state).toBe('open');
    await on.sql`delete from users where id like 'full-%'`;
    await on.sql`alter table mails rename to mails_elsewhere`;
    expect((await resend()).status).toBeGreaterThanOrEqual(500);
    await on.sql`alter table mails_elsewhere rename to mails`;
    expect((await on.list(on.owner)).items).toMatchObject([{ id: old, state: 'open' }]);
    expect((await on.answer(on.ada, old, 'accept')).status).toBe(200);
  });

  it('leaves a newer one as it is', async () => {
    const old = await on.inviteOne('ada@example.com');
    await on.sql`update invitations set expires_at = now()`;
    const newer = await on.inviteOne('ada@example.com');
    expect((await on.inviteAll(on.admin, ['ada@example.com'])).body.results).toMatchObject([
      { result: 'already-invited', invitationId: newer },
    ]);
    const resend = on.change(on.owner, 'resend', [old]);
    expect(await changeOf(resend)).toBe('USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION');
    expect((await on.answer(on.ada, newer, 'accept')).status).toBe(200);
  });
});

it('the name given with an address is kept: for the mail, the list, and the person’s own name at first', async () => {
  const { results } = (
    await on.inviteAll(on.owner, ['"Hopper,  Grace" <grace@example.com>', 'evil.example <eve@example.com>'])
  ).body;
  const listed = async () =>
    (await on.list(on.owner)).items.map(({ email, name }: { email: string; name: string | null }) => [
      email,
      name,
    ]);
  const given = [
    ['eve@example.com', null],
    ['grace@example.com', 'Hopper, Grace'],
  ];
  expect(await listed()).toEqual(given);
  expect((await on.server.mailbox.waitForMail('grace@example.com')).text).toContain('Hopper, Grace');
  expect((await on.server.mailbox.waitForMail('eve@example.com')).text).not.toContain('evil');
  await on.change(on.owner, 'cancel', [results[1].invitationId]);
  await on.change(on.owner, 'resend', [results[0].invitationId]);
  expect((await on.list(on.owner, '?state=open')).items).toMatchObject([{ name: 'Hopper, Grace' }]);
  for (const [email, name] of [
    ['grace@example.com', 'Hopper, Grace'],
    ['eve@example.com', ''],
  ] as const) {
    const person = on.nobody();
    await person.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    await person.post('/sign-in/email-otp', { email, otp: await on.server.mailbox.codeFor(email) });
    expect((await person.get('/get-session')).body.user).toMatchObject({ name, onboardedAt: null });
  }
});

it('an invitation fails, and leaves nothing, where no mail can be sent or queued', async () => {
  await on.sql`alter table mails rename to mails_elsewhere`;
  expect((await on.inviteAll(on.owner, ['ada@example.com'])).status).toBe(500);
  await on.sql`alter table mails_elsewhere rename to mails`;
  const { environment } = on.server;
  const { mode, smtpUrl } = environment;
  Object.assign(environment, { mode: 'hosted', smtpUrl: undefined });
  expect(await outcomeOf(on.inviteAll(on.owner, ['ada@example.com']))).toBe('503 MAIL_NOT_CONFIGURED');
  Object.assign(environment, { mode, smtpUrl });
  expect(await on.sql`select from invitations`).toHaveLength(0);
});

const boss = 'boss@example.com';

it('an admin does not learn the id of an invitation above the own role', async () => {
  const hidden = await on.inviteOne(boss, { role: 'owner' });
  const shown = await on.inviteOne('ada@example.com');
  const { results } = (await on.inviteAll(on.admin, [boss, 'ada@example.com'])).body;
  expect(results).toMatchObject([
    { result: 'already-invited', invitationId: null },
    { result: 'already-invited', invitationId: shown },
  ]);
  expect((await on.inviteAll(on.owner, [boss])).body.results).toMatchObject([{ invitationId: hidden }]);
});

it('an admin who has the id can neither cancel that invitation nor send it again', async () => {
  const hidden = await on.inviteOne(boss, { role: 'owner' });
  for (const [answer, refused] of [
    [on.change(on.admin, 'cancel', [hidden]), 'INVITATION_NOT_FOUND'],
    [on.change(on.admin, 'resend', [hidden]), 'INVITATION_NOT_FOUND'],
    [on.change(on.admin, 'cancel', ['none']), 'INVITATION_NOT_FOUND'],
    [on.change(on.member, 'cancel', [hidden]), 'YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION'],
  ] as const)
    expect(await changeOf(answer)).toBe(refused);
  expect((await on.list(on.owner)).items).toMatchObject([{ id: hidden, state: 'open' }]);
  expect(await changeOf(on.change(on.owner, 'cancel', [hidden]))).toBe('done');
});

/** Puts as many into the team as it can have. */
async function fillTeam(): Promise<void> {
  await on.sql`insert into users (id, name, email)
    select 'full-' || n, 'N', 'full-' || n || '@example.com' from generate_series(1, 200) n`;
  await on.sql`insert into members (id, organization_id, user_id)
    select id, ${on.id()}, id from users where id like 'full-%'`;
  await on.sql`insert into team_members (id, team_id, user_id)
    select users.id, teams.id, users.id from users, teams
    where users.id like 'full-%' and teams.organization_id = ${on.id()}`;
}
