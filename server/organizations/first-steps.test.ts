import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';

const on = await startInvitationServer();
const { owner, admin, member, sql } = on;
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

const read = async (visitor: Browser) =>
  (await on.call(visitor, 'GET', '/active-organization/first-steps')).body.firstSteps;
const dismiss = (visitor: Browser) => on.at(visitor, 'POST', '/first-steps/dismiss');

it('are ticked off by what the organization has, and are over for good once all are done', async () => {
  await sql`delete from members where role <> 'owner'`;
  expect(await read(on.ada)).toBeNull();
  const first = await read(owner);
  expect(first).toMatchObject({ organizationId: on.id(), done: [] });
  expect(first.steps.slice(0, 2)).toEqual(['invite', 'picture']);
  await on.inviteOne('ada@example.com');
  expect((await read(owner)).done).toEqual(['invite']);
  await sql`update organizations set logo = '/pictures/organizations/x'`;
  const others = first.steps.slice(2);
  // Of another organization, and of the installation.
  if (others.includes('repository')) {
    expect((await read(owner)).done).toEqual(['invite', 'picture']);
    await sql`insert into repositories (name, link) values ('Whole', 'https://git.example')`;
    expect((await read(owner)).done).toEqual(['invite', 'picture']);
    await sql`insert into repositories (name, link, organization_id) values ('Own', 'https://git.example', ${on.id()})`;
  }
  expect(await read(owner)).toBeNull();
  await sql`update organizations set logo = null`;
  expect(await read(owner)).toBeNull();
});

it('are for owners and admins, who dismiss them for all of them', async () => {
  for (const browser of [admin, member])
    await on.call(browser, 'PUT', '/active-organization', { id: on.id() });
  expect((await read(owner)).done).toEqual(['invite']);
  expect(await read(member)).toBeNull();
  expect((await dismiss(member)).body.code).toBe('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION');
  expect((await dismiss(on.stranger)).body.code).toBe('ORGANIZATION_NOT_FOUND');
  expect(await read(owner)).not.toBeNull();
  expect((await dismiss(admin)).body).toEqual({ firstSteps: null });
  expect((await dismiss(admin)).status).toBe(200);
  expect(await read(owner)).toBeNull();
  const milestones = () => sql`select from milestones where name like ${`%${on.id()}`}`;
  expect(await milestones()).toHaveLength(1);
  await on.at(owner, 'DELETE');
  expect(await milestones()).toHaveLength(0);
});
