import { afterAll, describe, expect, it } from 'vitest';
import { otherLanguage } from '#tests/support/other-language.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
const { sql } = server.database;
const user = await signInUser(server, 'user@example.com');
afterAll(() => server.stop());

/** Fields that clients cannot set. */
const forged = {
  id: 'chosen',
  userId: 'chosen',
  role: 'admin',
  roles: ['admin'],
  email: 'eve@example.com',
  emailVerified: true,
  banned: false,
  banReason: null,
  onboardedAt: '2020-01-01T00:00:00.000Z',
  createdAt: '2020-01-01T00:00:00.000Z',
  updatedAt: '2020-01-01T00:00:00.000Z',
  organizationId: 'chosen',
  activeOrganizationId: 'chosen',
  impersonatedBy: 'chosen',
  lastSeenAt: '2020-01-01T00:00:00.000Z',
};

const readUsers = () =>
  sql`select id, email, email_verified, role, banned, onboarded_at, created_at from users order by id`;
const readSessions = () =>
  sql`select id, user_id, impersonated_by, active_organization_id from sessions order by id`;

describe('additional fields of a client', () => {
  it('give users no permissions, whatever they write about themselves', async () => {
    const before = [await readUsers(), await readSessions()];
    for (const [id, data] of Object.entries({
      'account.changeName': { name: 'Ada Byron' },
      'account.setLanguage': { language: otherLanguage },
      'onboarding.complete': { name: 'Ada Byron' },
      'account.revokeSession': { id: 'none' },
      'account.unlink': { providerId: 'oidc' },
    })) {
      await server.call(user, 'POST', `/fn/${id}`, { data: { ...forged, ...data } });
      await server.call(user, 'POST', `/fn/${id}`, { ...forged, data });
    }
    for (const [name, value] of Object.entries(forged))
      await user.post('/update-user', { name: 'Ada', [name]: value });
    expect([await readUsers(), await readSessions()]).toEqual(before);
  });

  it('have no effect in writes by an admin, which has separate operations for each', async () => {
    const { email: _, roles: __, ...others } = forged;
    const email = 'new@example.com';
    const made = await server.call(server.admin, 'POST', '/users', { ...others, email, roles: ['user'] });
    const rows = await sql`select id, role, email_verified, onboarded_at from users where email = ${email}`;
    if (made.status === 200) {
      expect(rows).toEqual([{ id: made.body.id, role: 'user', email_verified: false, onboarded_at: null }]);
      expect(made.body.id).not.toBe('chosen');
    } else expect([made.status, rows]).toEqual([422, []]);
    const id = await server.addUser();
    const { name, updatedAt } = (await server.call(server.admin, 'GET', `/users/${id}`)).body;
    const before = await readUsers();
    const change = { ...forged, id: undefined, name, language: null, expectedUpdatedAt: updatedAt };
    await server.call(server.admin, 'PUT', `/users/${id}`, change);
    expect(await readUsers()).toEqual(before);
  });
});
