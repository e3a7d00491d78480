import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';

const on = await startInvitationServer();
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

const { at, memberId } = on;
const download = async (user: Browser) => (await on.call(user, 'GET', '/account/data')).body;
const rename = async () => {
  const { slug, updatedAt } = (await at(on.owner, 'GET', '')).body;
  const answer = await at(on.owner, 'PUT', '', { name: 'Renamed', slug, expectedUpdatedAt: updatedAt });
  expect(answer.status).toBe(200);
};

it.each<[string, (invitationId: string) => Promise<unknown>]>([
  ['declined', (id) => on.answer(on.ada, id, 'decline')],
  ['canceled', (id) => on.change(on.owner, 'cancel', [id])],
  ['expired', () => on.sql`update invitations set expires_at = now()`],
])('an invitation that was %s tells its recipient no later name of the organization', async (_how, end) => {
  await end(await on.inviteOne('ada@example.com'));
  await rename();
  expect((await download(on.ada)).invitationsReceived).toMatchObject([{ organization: 'Acme' }]);
});

it('invitations and links tell somebody who has left no later name of the organization', async () => {
  await on.inviteAll(on.admin, ['ada@example.com']);
  await at(on.admin, 'POST', '/invite-links', { role: 'member', days: 7, useLimit: null });
  await on.change(on.owner, 'remove', [await memberId('admin@example.com')]);
  await rename();
  const { organizations, invitationsSent, inviteLinks } = await download(on.admin);
  expect(organizations).toEqual([]);
  expect(invitationsSent).toMatchObject([{ organization: 'Acme' }]);
  expect(inviteLinks).toMatchObject([{ organization: 'Acme' }]);
});
