import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';

let server: AuthServer;
let admin: Browser;
let ada: Browser;
let adaId: string;

beforeEach(async () => {
  server = await startAuthServer();
  admin = await server.signIn('admin@example.com');
  ada = await server.signIn('ada@example.com');
  adaId = await idOf(ada);
});
afterEach(() => server.stop());

const ids = [{ toString: null }, ['x'], 1, true, null].map((id) => ({ id }));

it.each(ids)('an id that is not a string is rejected by each endpoint: $id', async ({ id }) => {
  for (const [path, body] of [
    ['/admin/ban-user', { userId: id }],
    ['/admin/unban-user', { userId: id }],
    ['/admin/set-role', { userId: id, role: 'user' }],
    ['/admin/update-user', { userId: id, data: { name: 'X' } }],
    ['/admin/remove-user', { userId: id }],
    ['/admin/impersonate-user', { userId: id }],
    ['/admin/revoke-user-session', { sessionToken: id }],
    ['/admin/revoke-user-sessions', { userId: id }],
  ] as const) {
    expect((await admin.post(path, body)).status, path).toBe(422);
    // better-auth itself rejects what it cannot convert.
    expect([400, 403], path).toContain((await ada.post(path, body)).status);
  }
});

it('an array does not stand for the id that it can be converted to', async () => {
  expect((await admin.post('/admin/remove-user', { userId: [adaId] })).status).toBe(422);
  expect((await ada.get('/get-session')).body.user.id).toBe(adaId);
});
