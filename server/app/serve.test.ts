import { expect, test } from 'vitest';
import { parseEnvironment } from '../config/environment.ts';
import { startBanner } from './serve.ts';

test('local mode: address, caught mail, first account', () => {
  const banner = startBanner(parseEnvironment({ PORT: '4000', DATA_DIR: '/data' }), { hasAccounts: false });
  expect(banner).toContain('http://localhost:4000\n');
  expect(banner).toContain('http://localhost:4000/dev/mailbox');
  expect(banner).toContain('the first person to sign in becomes one');
  expect(banner).toContain('PostgreSQL in /data');
});

test('an existing account is said, and named admins come first', () => {
  expect(startBanner(parseEnvironment({}), { hasAccounts: true })).toContain('the first account is one');
  const named = parseEnvironment({ ADMIN_EMAILS: 'ada@example.com', ADMIN_USER_IDS: 'u1' });
  expect(startBanner(named, { hasAccounts: false })).toContain('ada@example.com, user u1');
});

test('a demo says that it is one, how to come in, and sends nothing', () => {
  const banner = startBanner(parseEnvironment({ DEMO: 'true', SMTP_URL: 'smtp://mail.example.com' }), {
    hasAccounts: true,
  });
  expect(banner).toContain('read-only');
  expect(banner).toContain('Amina Wanjiru, by one press');
  expect(banner).not.toContain('mail.example.com');
});

test('no password appears', () => {
  const environment = parseEnvironment({
    DATABASE_URL: 'postgres://me:hunter2@db.example.com:5433/app',
    SMTP_URL: 'smtp://me:hunter2@mail.example.com:587',
  });
  const banner = startBanner(environment, { hasAccounts: false });
  expect(banner).not.toContain('hunter2');
  expect(banner).toContain('db.example.com:5433/app');
  expect(banner).toContain('sent through mail.example.com:587');
});
