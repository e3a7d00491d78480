import { afterAll, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
const { call } = server;
const { sql } = server.database;
afterAll(() => server.stop());

const own = async (browser: Browser, query = '') =>
  (await call(browser, 'GET', `/audit?scope=own&${query}`)).body.items;

it('tells admins to whom they did something, as long as they may see users', async () => {
  const [admin, id] = await server.signInAdmin('temporary@example.com');
  const ada = await server.addUser({ name: 'Ada Lovelace' });
  await call(admin, 'POST', `/users/${ada}/ban`, { reason: '', until: null });
  await call(admin, 'POST', `/users/${ada}/unban`, {});
  await call(admin, 'POST', `/users/${ada}/impersonate`);
  await admin.post('/admin/stop-impersonating');
  await sql`insert into audit_events (actor_id, impersonator_id, action, subject_type, subject_id)
    values (${ada}, ${id}, 'user.updated', 'user', ${ada})`;
  const subject = { id: ada, name: 'Ada Lovelace' };
  expect((await own(admin)).slice(0, 4)).toMatchObject([
    { action: 'user.updated', subject, actor: subject, impersonatedBy: { id } },
    { action: 'user.impersonated', subject },
    { action: 'user.unbanned', subject },
    { action: 'user.banned', subject },
  ]);
  await sql`update users set role = 'user' where id = ${id}`;
  const [acted, impersonated] = await own(admin);
  expect(acted).toMatchObject({ subject: { name: null }, actor: null, impersonatedBy: { id } });
  expect(impersonated).toMatchObject({ action: 'user.impersonated', subject: { name: null } });
});

it('names the job that an event is about', async () => {
  await sql`insert into jobs.job (name, state) values ('audit-log.clean-up', 'failed')`;
  const [job] = await sql`select id from jobs.job where state = 'failed'`;
  await call(server.admin, 'POST', '/jobs/retry', { ids: [job?.id] });
  const subject = { id: job?.id, name: 'audit-log.clean-up' };
  const [event] = (await call(server.admin, 'GET', '/audit?kind=job')).body.items;
  expect(event).toMatchObject({ action: 'job.retried', subject });
  expect((await own(server.admin, 'kind=job'))[0]).toMatchObject({ action: 'job.retried', subject });
});
