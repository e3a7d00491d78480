import { afterAll, beforeEach, expect, it } from 'vitest';
import { changeOf, startInvitationServer } from '#tests/support/organization-server.ts';

const on = await startInvitationServer();
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

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
