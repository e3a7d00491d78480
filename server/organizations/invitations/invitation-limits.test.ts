import { afterEach, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import { createOrganization } from '#tests/support/organizations.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: AuthServer | TestServer | undefined;
afterEach(() => server?.stop());

it('an invitation fails, and leaves nothing, where no mail can be sent or queued', async () => {
  const auth = await startAuthServer({
    mailer: {
      enqueue: async ({ template, props }) => {
        if (template === 'organization-invitation') throw new Error('the queue is gone');
        codes.push((props as { code: string }).code);
      },
      enqueueDecoy: async () => {},
    },
  });
  server = auth;
  const owner = auth.browser();
  const email = 'owner@example.com';
  await owner.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  await owner.post('/sign-in/email-otp', { email, otp: codes.at(-1) });
  await auth.database.sql`update users set name = 'Olga', onboarded_at = now()`;
  const organizationId = await createOrganization(owner, 'acme');
  const body = { organizationId, email: 'ada@example.com', role: 'member' };
  expect((await owner.post('/organization/invite-member', body)).status).toBe(500);
  auth.environment.mode = 'hosted';
  const refused = await owner.post('/organization/invite-member', body);
  expect([refused.status, refused.body.code]).toEqual([503, 'MAIL_NOT_CONFIGURED']);
  expect(await auth.database.sql`select from invitations`).toHaveLength(0);
});

const codes: string[] = [];

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
