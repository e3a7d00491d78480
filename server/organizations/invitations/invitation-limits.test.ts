import { afterEach, expect, it } from 'vitest';
import { outcomeOf } from '#tests/support/browser.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: Pick<TestServer, 'stop'> | undefined;
afterEach(() => server?.stop());

it('an invitation fails, and leaves nothing, where no mail can be sent or queued', async () => {
  const on = await startInvitationServer();
  server = on.server;
  await on.reset();
  await on.sql`alter table mails rename to mails_elsewhere`;
  expect((await on.inviteAll(on.owner, ['ada@example.com'])).status).toBe(500);
  await on.sql`alter table mails_elsewhere rename to mails`;
  Object.assign(on.server.environment, { mode: 'hosted', smtpUrl: undefined });
  expect(await outcomeOf(on.inviteAll(on.owner, ['ada@example.com']))).toBe('503 MAIL_NOT_CONFIGURED');
  expect(await on.sql`select from invitations`).toHaveLength(0);
});

it('an invitation opens sign-up to nobody where that is closed, and its page says so', async () => {
  const test = await startTestServer(
    { SIGN_UP: 'closed', ADMIN_EMAILS: 'boss@example.com' },
    { pages: true },
  );
  server = test;
  const { sql } = test.database;
  await sql`insert into users (id, name, email) values ('olga', 'Olga', 'olga@example.com')`;
  await sql`insert into organizations (id, name, slug) values ('acme', 'Acme', 'acme')`;
  await sql`insert into members (id, organization_id, user_id, role) values ('m', 'acme', 'olga', 'owner')`;
  await sql`insert into invitations (id, organization_id, email, role, expires_at, inviter_id)
    values ('i', 'acme', 'ada@example.com', 'member', now() + interval '1 day', 'olga')`;
  const html = await (await fetch(`${test.url}/invitation/i`)).text();
  expect(html).toContain('Only people with an account can sign in here.');
  expect(html).not.toContain('>Sign in or sign up<');
});
