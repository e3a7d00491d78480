import { afterAll, beforeEach, expect, it } from 'vitest';
import { startInvitationServer } from '#tests/support/organization-server.ts';

const on = await startInvitationServer();
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

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
