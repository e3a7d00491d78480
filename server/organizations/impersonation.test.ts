import { afterAll, expect, it } from 'vitest';
import { samplePicture } from '#tests/support/sample-pictures.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const owner = await signInUser(server, 'owner@example.com', 'Ada Owner');
const admin = await signInUser(server, 'admin@example.com', 'Mona Manager');
const { sql } = server.database;
await sql`insert into users (id, name, email) values ('nia', 'Nia Member', 'nia@example.com')`;
const call = async (path: string, body: unknown) =>
  (await owner.request('POST', `${server.url}/api/organizations${path}`, body)).body;
const { id } = await call('', { name: 'Acme', slug: 'acme' });
const link = await call(`/${id}/invite-links`, { role: 'admin', days: 7, useLimit: null });
await sql`insert into members (id, organization_id, user_id) values ('m1', ${id}, 'nia')`;
const [ada] = await sql<[{ id: string }]>`select id from users where email = 'owner@example.com'`;
await admin.request('POST', `${server.url}/api/users/${ada.id}/impersonate`, {});
afterAll(() => server.stop());

it('an admin who acts as an owner reads the organization, and changes nothing of it in that name', async () => {
  const call = (method: string, path: string, body?: unknown) =>
    admin.request(method, `${server.url}/api/organizations/${id}${path}`, body);
  const read = await call('GET', '');
  expect([read.status, read.body.role]).toEqual([200, 'owner']);
  const writes = [
    ['PUT', '', { name: 'Other', slug: 'other', expectedUpdatedAt: read.body.updatedAt }],
    ['POST', '/transfer', { memberId: 'm1' }],
    ['POST', '/picture', { content: (await samplePicture('png')).toString('base64') }],
    ['DELETE', '/picture', undefined],
    ['POST', '/invite-links', { role: 'admin', days: 7, useLimit: null }],
    ['DELETE', `/invite-links/${link.id}`, undefined],
    ['PUT', '/members/m1/role', { role: 'owner' }],
    ['POST', '/members/remove', { memberIds: ['m1'] }],
    ['POST', '/teams', { name: 'Team' }],
    ['POST', '/invitations', { emails: ['x@example.com'], role: 'member', teamIds: [] }],
    ['POST', '/leave', {}],
    ['DELETE', '', undefined],
  ] as const;
  for (const [method, path, body] of writes) {
    const answer = await call(method, path, body);
    expect([method, path, answer.status, answer.body.code]).toEqual([
      method,
      path,
      403,
      'NOT_WHILE_IMPERSONATING',
    ]);
  }
  const { items } = (await call('GET', '/invite-links')).body;
  expect(items).toEqual([expect.objectContaining({ id: link.id, url: null })]);
});
