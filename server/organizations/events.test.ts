import { afterAll, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer();
const [owner, stranger] = await Promise.all([
  signInUser(server, 'owner@example.com', 'Ada Owner'),
  signInUser(server, 'stranger@example.com', 'Zed Stranger'),
]);
afterAll(() => server.stop());

it('an event is that of the organization in which it happened, whatever else better-auth is told', async () => {
  const { sql } = server.database;
  const ask = async (browser: Browser, path: string, body: object) =>
    (await browser.request('POST', `${server.url}/api${path}`, body)).body;
  const { id } = await ask(owner, '/organizations', { name: 'Acme', slug: 'acme' });
  const other = await ask(stranger, '/organizations', { name: 'Other', slug: 'other' });
  await sql`insert into users (id, name, email) values
    ('nia', 'Nia Member', 'nia@example.com'), ('omar', 'Omar Admin', 'omar@example.com')`;
  await sql`insert into members (id, organization_id, user_id, role) values
    ('m1', ${id}, 'nia', 'member'), ('m2', ${id}, 'omar', 'admin')`;
  await sql`insert into invitations (id, organization_id, email, expires_at, inviter_id)
    values ('theirs', ${other.id}, 'x@example.com', now() + interval '1 day', 'nia')`;
  await sql`delete from audit_events`;

  const misled = { invitationId: 'theirs', data: { organizationId: other.id } };
  const call = (path: string, body: object) => ask(owner, `/auth/organization/${path}`, body);
  await call('update', { ...misled, organizationId: id, data: { ...misled.data, name: 'Acme 2' } });
  await sql`update organizations set logo = '/a-picture' where id = ${id}`;
  const removal = { organizationId: id, data: { logo: null } };
  await call('update', removal);
  await call('update', removal);
  await call('remove-member', { ...misled, organizationId: id, memberIdOrEmail: 'm1' });
  await call('update-member-role', { ...misled, organizationId: id, role: 'member', memberId: 'm2' });

  const events = await sql`select action, subject_id as subject, data from audit_events
    where subject_type = 'organization' order by id`;
  expect(events.map(({ action, subject, data }) => [action, subject, data?.user ?? null])).toEqual([
    ['organization.updated', id, null],
    ['organization.picture-removed', id, null],
    ['organization.member-removed', id, 'nia'],
    ['organization.member-role-changed', id, 'omar'],
  ]);
});

it('a member who goes with the account leaves an event in an organization that goes on', async () => {
  const { sql } = server.database;
  const { body } = await owner.request('POST', `${server.url}/api/organizations`, { name: 'On', slug: 'on' });
  await sql`insert into users (id, name, email) values ('eve', 'Eve Gone', 'eve@example.com')`;
  await sql`insert into members (id, organization_id, user_id, role) values ('m3', ${body.id}, 'eve', 'member')`;
  await sql`delete from users where id = 'eve'`;
  const activity = await owner.request('GET', `${server.url}/api/organizations/${body.id}/activity`);
  expect(activity.body.items[0]).toMatchObject({
    action: 'organization.member-left',
    actor: null,
    data: { user: 'eve' },
  });
});
