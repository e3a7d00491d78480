import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';

const on = await startInvitationServer();
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

const { at, change, join, memberId } = on;
const remove = (browser: Browser, memberIds: string[]) => change(browser, 'remove', memberIds);

const removals = () =>
  on.sql`select data from audit_events where action = 'organization.member-removed' and subject_id = ${on.id()}`;

it.each([
  ['/members/remove', 'memberIds'],
  ['/invitations/cancel', 'invitationIds'],
  ['/invitations/resend', 'invitationIds'],
])('%s is for 1 to 100, and for members of the organization', async (path, field) => {
  for (const ids of [[], Array.from({ length: 101 }, (_, index) => `id-${index}`)])
    expect(await outcomeOf(at(on.owner, 'POST', path, { [field]: ids }))).toBe('422 VALIDATION_FAILED');
  expect(await outcomeOf(at(on.stranger, 'POST', path, { [field]: ['x'] }))).toBe(
    '404 ORGANIZATION_NOT_FOUND',
  );
});

describe('removing several members', () => {
  it('removes those it may, tells of the others, and records each', async () => {
    const [owner, admin, member] = await Promise.all(
      ['owner', 'admin', 'member'].map((name) => memberId(`${name}@example.com`)),
    );
    const stranger = await join('stranger@example.com', 'member');
    const ids = [owner, admin, member, member, stranger, 'none'].map(String);
    const { body } = await remove(on.admin, ids);
    expect(body).toMatchObject({
      done: 2,
      refused: [
        {
          id: owner,
          code: 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER',
          message: expect.stringContaining(' '),
        },
        { id: admin, code: 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER' },
        { id: 'none', code: 'MEMBER_NOT_FOUND' },
      ],
    });
    expect(await removals()).toHaveLength(2);
  });

  it('removes each once when two do so at once, and leaves an owner', async () => {
    const [ada, stranger] = [
      await join('ada@example.com', 'owner'),
      await join('stranger@example.com', 'member'),
    ];
    const [owner, member] = [await memberId('owner@example.com'), await memberId('member@example.com')];
    const answers = await Promise.all([
      remove(on.owner, [member, ada, stranger]),
      remove(on.ada, [stranger, owner, member]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const left = await on.sql`select role from members where organization_id = ${on.id()} order by role`;
    expect(left.filter(({ role }) => role === 'owner')).toHaveLength(1);
    const gone = (await removals()).map(({ data }) => data.user);
    expect(new Set(gone).size).toBe(gone.length);
    expect(left.length + gone.length).toBe(5);
  });
});

describe('several invitations', () => {
  it('are cancelled, each with its event; those that are answered are told', async () => {
    const [one, two, ada] = [
      await on.inviteOne('one@example.com'),
      await on.inviteOne('two@example.com'),
      await on.inviteOne('ada@example.com'),
    ];
    await on.answer(on.ada, ada, 'accept');
    expect((await change(on.admin, 'cancel', [one, two, ada])).body).toMatchObject({
      done: 2,
      refused: [{ id: ada, code: 'INVITATION_NOT_FOUND' }],
    });
    const { items } = await on.list(on.owner, '?state=canceled');
    expect(items.map(({ id }: { id: string }) => id)).toEqual([two, one]);
    const canceled = (await on.events()).filter(([action]) => action === 'organization.invitation-canceled');
    expect(canceled.map(([, actor, data]) => [actor, data.invitation])).toEqual([
      ['admin@example.com', one],
      ['admin@example.com', two],
    ]);
    expect((await change(on.member, 'cancel', [one])).body.refused).toMatchObject([
      { code: 'YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION' },
    ]);
  });

  it('are each sent again once when two do so at once; a limit stops none of the others', async () => {
    const ids = [await on.inviteOne('one@example.com'), await on.inviteOne('two@example.com')];
    const answers = await Promise.all([change(on.owner, 'resend', ids), change(on.admin, 'resend', ids)]);
    expect(answers.map(({ body }) => body.done).reduce((sum, done) => sum + done)).toBe(2);
    const { items } = await on.list(on.owner, '?state=open');
    expect(items.map(({ email }: { email: string }) => email).sort()).toEqual([
      'one@example.com',
      'two@example.com',
    ]);
    const three = await on.inviteOne('three@example.com');
    const one = items.find(({ email }: { email: string }) => email === 'one@example.com').id;
    expect((await change(on.owner, 'resend', [one, three])).body).toMatchObject({
      done: 1,
      refused: [{ id: one, code: 'TOO_MANY_REQUESTS' }],
    });
    expect(await outcomeOf(change(on.member, 'resend', [three]))).toBe(
      '403 YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
    );
  });

  it('use up nothing of what an address may get where it has an open one', async () => {
    const old = await on.inviteOne('one@example.com');
    await change(on.owner, 'cancel', [old]);
    const open = await on.inviteOne('one@example.com');
    const refused = [{ id: old, code: 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION' }];
    expect((await change(on.owner, 'resend', [old])).body).toMatchObject({ done: 0, refused });
    expect((await change(on.owner, 'resend', [open])).body).toEqual({ done: 1, refused: [] });
  });

  it('are found by name and role', async () => {
    await on.inviteAll(on.owner, ['Grace Hopper <g@example.com>'], { role: 'admin' });
    await on.inviteOne('one@example.com');
    for (const search of ['?searchTerm=HOPP', '?role=admin,owner'])
      expect((await on.list(on.owner, search)).items).toMatchObject([{ email: 'g@example.com' }]);
  });
});
