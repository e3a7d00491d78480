import { afterAll, expect, it } from 'vitest';
import { startAuthServer } from '#tests/support/auth-server.ts';
import { idOf } from '#tests/support/id-of.ts';

const server = await startAuthServer();
afterAll(() => server.stop());

it('an admin who acts as a user makes no organization, and cannot change the user’s', async () => {
  const admin = await server.signIn('admin@example.com');
  const ada = await server.signIn('ada@example.com');
  const { body: made } = await ada.post('/organization/create', { name: 'Acme', slug: 'acme' });
  await admin.post('/admin/impersonate-user', { userId: await idOf(ada) });
  const organizationId = made.id;
  for (const [path, body] of [
    ['create', { name: 'Other', slug: 'other' }],
    ['invite-member', { organizationId, email: 'mate@example.com', role: 'owner' }],
    ['update', { organizationId, data: { name: 'Other' } }],
    ['leave', { organizationId }],
    ['delete', { organizationId }],
  ] as const) {
    const { status, body: answer } = await admin.post(`/organization/${path}`, body);
    expect([path, status, answer.code]).toEqual([path, 403, 'NOT_WHILE_IMPERSONATING']);
  }
  expect(await server.database.sql`select name from organizations`).toEqual([{ name: 'Acme' }]);
});
