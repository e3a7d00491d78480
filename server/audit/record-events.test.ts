import { afterAll, describe, expect, it } from 'vitest';
import { auditActions } from '#contract/audit.ts';
import type { AuditAction } from '#contract/facts/audit-actions.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { asSelf, recordEvents } from './record-events.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' }, { pages: true });
const admin = await signInUser(server, 'admin@example.com', 'Amina Wanjiru');
afterAll(() => server.stop());

it('takes the kind of record from the name of the action, whatever kinds there are', async () => {
  const actions = [...auditActions, 'invoice.sent' as AuditAction];
  await recordEvents(
    server.database.db,
    actions.map((action) => ({ actor: asSelf('kinds'), action, subjectId: 'x' })),
  );
  const rows = await server.database.sql<{ kind: string; action: string }[]>`
    select subject_type as kind, action from audit_events where actor_id = 'kinds'`;
  expect(rows).toHaveLength(actions.length);
  for (const { kind, action } of rows) expect(action.split('.')[0]).toBe(kind);
});

describe('what an admin does as somebody', () => {
  const read = async (path: string) => (await admin.request('GET', `${server.url}/api${path}`)).body;

  it('is recorded with both, and both are shown', async () => {
    const { sql } = server.database;
    const ada = await signInUser(server, 'ada@example.com', 'Ada Lovelace');
    const adaId = (await ada.get('/get-session')).body.user.id;
    await signInUser(server, 'second@example.com', 'Yusuf Haddad');
    const [{ id: secondId }] = (await sql`
      update users set role = 'admin' where email = 'second@example.com' returning id`) as [{ id: string }];
    const invited = { email: 'joe@example.com', name: 'Joe', roles: ['user'], invite: false };
    const { id: joeId } = (await admin.request('POST', `${server.url}/api/users`, invited)).body;
    const actor = { id: adaId, impersonatedBy: { id: secondId } };
    await recordEvents(server.database.db, [{ actor, action: 'user.updated', subjectId: joeId }]);

    const [event] = (await read(`/users/${joeId}/activity`)).items;
    expect(event).toMatchObject({
      action: 'user.updated',
      actor: { id: adaId, name: 'Ada Lovelace' },
      impersonatedBy: { id: secondId, name: 'Yusuf Haddad' },
    });

    const page = await admin.request('GET', `${server.url}/manager/users/${joeId}`);
    const html = page.body.replaceAll(/[\u2068\u2069]/g, '');
    expect(html).toContain('Ada Lovelace');
    expect(html).toContain('Yusuf Haddad acted as this person');

    await sql`delete from sessions where impersonated_by = ${secondId}`;
    await sql`delete from users where id = ${secondId}`;
    const [later] = (await read(`/users/${joeId}/activity`)).items;
    expect(later.impersonatedBy).toEqual({ id: secondId, name: '', image: null });
    expect((await read(`/users/${adaId}/activity`)).items[0].impersonatedBy).toBeNull();

    const data = await ada.request('GET', `${server.url}/api/account/data`);
    expect(data.body.activity).toContainEqual(
      expect.objectContaining({ action: 'user.updated', by: 'you', actedBy: 'somebody else' }),
    );
    expect(JSON.stringify(data.body)).not.toContain(secondId);
  });
});
