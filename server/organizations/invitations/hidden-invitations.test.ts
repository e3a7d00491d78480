import { afterAll, beforeEach, expect, it } from 'vitest';
import { outcomeOf } from '#tests/support/browser.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';

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
  const at = `/organizations/${on.id()}/invitations`;
  for (const [answer, refused] of [
    [on.call(on.admin, 'DELETE', `${at}/${hidden}`), '404 INVITATION_NOT_FOUND'],
    [on.call(on.admin, 'POST', `${at}/${hidden}/resend`, {}), '404 INVITATION_NOT_FOUND'],
    [on.call(on.admin, 'DELETE', `${at}/none`), '404 INVITATION_NOT_FOUND'],
    [on.call(on.member, 'DELETE', `${at}/${hidden}`), '403 YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION'],
  ] as const)
    expect(await outcomeOf(answer)).toBe(refused);
  expect((await on.list(on.owner)).items).toMatchObject([{ id: hidden, state: 'open' }]);
  expect((await on.call(on.owner, 'DELETE', `${at}/${hidden}`)).status).toBe(200);
});
