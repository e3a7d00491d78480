import { afterAll, expect, it } from 'vitest';
import { demoAccounts } from '#contract/demo.ts';
import { fillDemo } from '#server/demo/fill-demo.ts';
import { enterDemo } from '#tests/support/demo.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { organizationDemoRecords } from './demo-rows.ts';

const server = await startTestServer({ DEMO: 'true' });
afterAll(() => server.stop());

it('a demo shows two organizations, with members, teams, open invitations and a past', async () => {
  const admin = await enterDemo(server, 'admin');
  const get = async (path: string) => (await admin.request('GET', `${server.url}/api${path}`)).body;
  const { items } = await get('/manager/organizations?sort=name');
  expect(items.map(({ slug }: { slug: string }) => slug)).toEqual(['mwangaza', 'riad-atlas']);
  const own = await get('/organizations');
  expect(own.items.map(({ role }: { role: string }) => role)).toEqual(['owner', 'member']);
  for (const { id } of items) {
    const detail = await get(`/manager/organizations/${id}`);
    expect(detail.memberCount).toBeGreaterThan(5);
    expect(detail.openInvitations).toBeGreaterThan(0);
    for (const { name, memberCount } of detail.teams)
      expect(memberCount).toBeGreaterThanOrEqual(name === detail.name ? detail.memberCount : 1);
    expect((await get(`/manager/organizations/${id}/activity`)).items.at(-1)).toMatchObject({
      action: 'organization.created',
    });
  }
  const astray = await server.database.sql`select action from audit_events
    where subject_type = 'organization' and organization_id is distinct from subject_id`;
  expect(astray).toEqual([]);
});

it('keeps its invitations open however old it is, and refuses every change', async () => {
  const later = new Date(Date.now() + 40 * 24 * 3_600_000);
  await fillDemo(server.database, [organizationDemoRecords(demoAccounts)], later);
  const [open] = await server.database
    .sql`select count(*)::int from invitations where expires_at > ${later.toISOString()}`;
  expect(open?.count).toBe(3);
  const user = await enterDemo(server, 'user');
  const [own] = await server.database.sql`select organization_id as id from members
    where user_id = ${demoAccounts.user.id} and role = 'owner'`;
  for (const [method, path, body] of [
    ['POST', '/teams', { name: 'Mine' }],
    ['DELETE', ''],
    ['POST', '/leave', {}],
  ] as const) {
    const answer = await user.request(method, `${server.url}/api/organizations/${own?.id}${path}`, body);
    expect([answer.status, answer.body.code]).toEqual([403, 'DEMO_MODE_ENABLED']);
  }
});

it('lets visitors switch, who then see the records of the organization, and remembers nothing of it', async () => {
  const visitor = await enterDemo(server, 'user');
  const { items } = (await visitor.request('GET', `${server.url}/api/organizations`)).body;
  for (const { id } of items) {
    const chosen = await visitor.request('PUT', `${server.url}/api/active-organization`, { id });
    expect([chosen.status, chosen.body.activeId]).toEqual([200, id]);
    const { total } = (await visitor.request('GET', `${server.url}/api/repositories`)).body;
    expect(total.count).toBeGreaterThan(5);
  }
  expect(await server.database.sql`select from members where chosen_at is not null`).toEqual([]);
  const next = await enterDemo(server, 'user');
  expect((await next.request('GET', `${server.url}/api/organizations`)).body.activeId).toBeNull();
});
