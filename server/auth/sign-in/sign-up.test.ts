import { afterEach, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Answer } from '#tests/support/browser.ts';

let server: AuthServer;
afterEach(() => server.stop());

const roleOf = async (email: string) => {
  const [user] = await server.database.sql<{ role: string }[]>`select role from users where email = ${email}`;
  return user?.role;
};

const ask = (email: string, browser = server.browser()) =>
  browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });

describe('closed sign-up', () => {
  it('answers known and unknown addresses alike, and mails only the known', async () => {
    server = await startAuthServer();
    await server.signInByCode('ada@example.com');
    const closed = await startAuthServer({
      database: server.database,
      environment: { signUp: 'closed', mode: 'hosted' },
    });
    const answers: Pick<Answer, 'status' | 'body'>[][] = [];
    for (const email of ['ada@example.com', 'nobody@example.com']) {
      const browser = closed.browser();
      const requested = await ask(email, browser);
      const steps = [requested, await ask(email, browser)];
      for (let count = 0; count < 6; count += 1) {
        steps.push(await browser.post('/sign-in/email-otp', { email, otp: 'AAAAAA' }));
      }
      answers.push(
        steps.map(({ status, body, headers }) => ({
          status,
          body: { ...body, data: body.data?.retryAfter ? 'seconds' : body.data },
          cookies: headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43}/, '')),
        })),
      );
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.map(({ body }) => body.code)).toEqual([
      undefined,
      'TOO_MANY_REQUESTS',
      'INVALID_OTP',
      'INVALID_OTP',
      'INVALID_OTP',
      'INVALID_OTP',
      'TOO_MANY_ATTEMPTS',
      'TOO_MANY_ATTEMPTS',
    ]);
    expect(closed.codes.map(({ to }) => to)).toEqual(['ada@example.com']);
    expect(closed.decoys).toBe(1);
    await closed.stop();
  });

  it('rejects a sign-up that was closed after the code was sent', async () => {
    server = await startAuthServer();
    const browser = server.browser();
    await ask('late@example.com', browser);
    const closed = await startAuthServer({
      database: server.database,
      environment: { signUp: 'closed', mode: 'hosted' },
    });
    const later = closed.browser();
    later.cookies.set(...([...browser.cookies][0] as [string, string]));
    const otp = server.codeFor('late@example.com');
    const answer = await later.post('/sign-in/email-otp', { email: 'late@example.com', otp });
    expect([answer.status, answer.body.code]).toEqual([403, 'SIGN_UP_DISABLED']);
    expect(await roleOf('late@example.com')).toBeUndefined();
    await closed.stop();
  });

  it('still allows addresses in ADMIN_EMAILS', async () => {
    server = await startAuthServer({ environment: { signUp: 'closed', mode: 'hosted' } });
    await server.signInByCode('admin@example.com');
    expect(await roleOf('admin@example.com')).toBe('admin');
  });
});

describe('the first admin', () => {
  it('is the first account in local mode, and only one of many concurrent ones', async () => {
    server = await startAuthServer({ environment: { adminEmails: [] } });
    const emails = Array.from({ length: 8 }, (_, index) => `person${index}@example.com`);
    await Promise.all(emails.map((email) => server.signInByCode(email)));
    const roles = await Promise.all(emails.map(roleOf));
    expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
    await server.signInByCode('later@example.com');
    expect(await roleOf('later@example.com')).toBe('user');
  });

  it('does not exist in hosted mode', async () => {
    server = await startAuthServer({ environment: { adminEmails: [], mode: 'hosted' } });
    await server.signInByCode('ada@example.com');
    expect(await roleOf('ada@example.com')).toBe('user');
  });

  it('is any user who proves an address in ADMIN_EMAILS, even with an existing account', async () => {
    server = await startAuthServer();
    await server.signInByCode('ada@example.com');
    expect(await roleOf('ada@example.com')).toBe('user');
    await server.signInByCode('admin@example.com');
    expect(await roleOf('admin@example.com')).toBe('admin');

    const other = await startAuthServer({
      database: server.database,
      environment: { adminEmails: ['ada@example.com'] },
    });
    await other.signInByCode('ada@example.com');
    expect(await roleOf('ada@example.com')).toBe('admin');
    await other.stop();
  });

  it('is not made of a user whose address is unproven', async () => {
    server = await startAuthServer();
    const other = await startAuthServer({
      database: server.database,
      environment: { adminEmails: ['grace@example.com'] },
    });
    await server.database
      .sql`insert into users (id, name, email) values ('grace', 'Grace', 'grace@example.com')`;
    expect(await roleOf('grace@example.com')).toBe('user');
    await other.signInByCode('grace@example.com');
    expect(await roleOf('grace@example.com')).toBe('admin');
    await other.stop();
  });
});

describe('configured admin ids', () => {
  it('allow everything whatever role is stored, and are shown as admins', async () => {
    server = await startAuthServer();
    const ada = await server.signInByCode('ada@example.com');
    const { id } = (await ada.get('/get-session')).body.user;
    expect((await ada.get('/admin/list-users')).status).toBe(403);

    const configured = await startAuthServer({
      database: server.database,
      environment: { adminUserIds: [id] },
    });
    const again = await configured.signInByCode('ada@example.com');
    expect((await again.get('/admin/list-users')).status).toBe(200);
    expect((await again.get('/get-session')).body.user.role).toBe('admin,user');
    expect(await roleOf('ada@example.com')).toBe('user');
    await configured.stop();
  });
});
