import { createHmac, randomBytes } from 'node:crypto';
import { defaultLanguage } from '#contract/languages.ts';
import { asSelf, recordEvents } from '#server/audit/record-events.ts';
import { sessionCookieName, sessionSeconds } from '#server/auth/cookie-options.ts';
import { createSignUpRules } from '#server/auth/sign-in/sign-up-rules.ts';
import type { Environment } from '#server/config/settings.ts';
import type { Database } from '#server/database/database.ts';
import { eventOrigin } from '#server/observability/event-origin.ts';
import { Browser } from './browser.ts';
import type { Mailbox } from './mailbox.ts';

export interface SignInServer {
  url: string;
  database: Database;
  environment: Pick<Environment, 'appUrl' | 'authSecret' | 'mode' | 'signUp' | 'adminEmails'>;
}

/**
 * Gives a browser a session of a user who has a name; creates the user if there is none. It writes the rows that a
 * sign-in by code leaves, which takes a hundredth of the time: sign-in itself is tested in server/auth.
 */
export async function signInUser(
  { url, database, environment }: SignInServer,
  email: string,
  name = 'Amina Wanjiru',
): Promise<Browser> {
  const { sql, db } = database;
  const now = new Date().toISOString();
  const created = { id: crypto.randomUUID(), email, email_verified: true, name, language: defaultLanguage };
  const [added] = await sql<{ id: string }[]>`
    insert into users ${sql({ ...created, onboarded_at: now, last_seen_at: now })} on conflict do nothing returning id`;
  const [user] = added
    ? [added]
    : await sql<[{ id: string }]>`
        update users set email_verified = true, name = coalesce(nullif(name, ''), ${name}),
          onboarded_at = coalesce(onboarded_at, now()) where lower(email) = lower(${email}) returning id`;
  const origin = { requestId: crypto.randomUUID(), address: '127.0.0.0/24', client: 'web' as const };
  await eventOrigin.run(origin, () => createSignUpRules(environment, database).grantConfiguredAdmin(user.id));
  const event = { actor: asSelf(user.id), subjectId: user.id };
  await eventOrigin.run(origin, () =>
    recordEvents(db, [
      ...(added ? [{ ...event, action: 'user.signed-up' as const }] : []),
      { ...event, action: 'user.signed-in', data: { with: 'code', ...(!added && { newDevice: true }) } },
    ]),
  );
  const token = randomBytes(24).toString('base64url');
  await sql`
    insert into sessions (id, token, user_id, expires_at, ip_address, user_agent)
    values (${crypto.randomUUID()}, ${token}, ${user.id}, now() + make_interval(secs => ${sessionSeconds}), '127.0.0.1', 'node')`;
  const browser = new Browser(environment.appUrl, url);
  const signature = createHmac('sha256', environment.authSecret ?? '')
    .update(token)
    .digest('base64');
  browser.cookies.set(sessionCookieName(environment.appUrl), encodeURIComponent(`${token}.${signature}`));
  return browser;
}

/** Signs in by the code in the email, as users do; a new user gives the name. */
export async function signInByMail(
  server: { url: string; mailbox: Mailbox },
  email: string,
  name = 'Amina Wanjiru',
): Promise<Browser> {
  const client = new Browser(server.url);
  await client.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  await client.post('/sign-in/email-otp', { email, otp: await server.mailbox.codeFor(email) });
  await client.request('POST', `${server.url}/api/onboarding`, { name });
  return client;
}
