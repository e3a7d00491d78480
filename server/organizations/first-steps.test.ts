import { afterAll, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { sql } = server.database;

const read = async (visitor: Browser) =>
  (await visitor.request('GET', `${server.url}/api/active-organization/first-steps`)).body.firstSteps;

const dismiss = (visitor: Browser, id: string) =>
  visitor.request('POST', `${server.url}/api/organizations/${id}/first-steps/dismiss`);

async function createOrganization(owner: Browser): Promise<string> {
  const slug = `s-${crypto.randomUUID()}`;
  const { body } = await owner.request('POST', `${server.url}/api/organizations`, { name: 'Lantern', slug });
  return body.id;
}

/** Puts a user with a role into an organization, in which the session works from then on. */
async function join(visitor: Browser, id: string, role: string): Promise<void> {
  const userId = (await visitor.get('/get-session')).body.user.id;
  await sql`insert into members (id, organization_id, user_id, role)
    values (gen_random_uuid()::text, ${id}, ${userId}, ${role})`;
  await visitor.request('PUT', `${server.url}/api/active-organization`, { id });
}

it('are ticked off by what the organization has, and are over for good once all are done', async () => {
  const owner = await signInUser(server, 'owner@example.com');
  expect(await read(owner)).toBeNull();
  const id = await createOrganization(owner);
  const first = await read(owner);
  expect(first).toMatchObject({ organizationId: id, done: [] });
  expect(first.steps.slice(0, 2)).toEqual(['invite', 'picture']);
  await owner.request('POST', `${server.url}/api/organizations/${id}/invitations`, {
    emails: ['ada@example.com'],
  });
  expect((await read(owner)).done).toEqual(['invite']);
  await sql`update organizations set logo = '/pictures/organizations/x' where id = ${id}`;
  const others = first.steps.slice(2);
  // Of another organization, and of the installation.
  if (others.includes('repository')) {
    expect((await read(owner)).done).toEqual(['invite', 'picture']);
    await sql`insert into repositories (name, link) values ('Whole', 'https://git.example')`;
    expect((await read(owner)).done).toEqual(['invite', 'picture']);
    await sql`insert into repositories (name, link, organization_id) values ('Own', 'https://git.example', ${id})`;
  }
  expect(await read(owner)).toBeNull();
  await sql`update organizations set logo = null where id = ${id}`;
  expect(await read(owner)).toBeNull();
});

it('are for owners and admins, who dismiss them for all of them', async () => {
  const owner = await signInUser(server, 'first@example.com');
  const admin = await signInUser(server, 'second@example.com');
  const member = await signInUser(server, 'third@example.com');
  const stranger = await signInUser(server, 'fourth@example.com');
  const id = await createOrganization(owner);
  await join(admin, id, 'admin');
  await join(member, id, 'member');
  expect((await read(owner)).done).toEqual(['invite']);
  expect(await read(member)).toBeNull();
  expect((await dismiss(member, id)).body.code).toBe('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION');
  expect((await dismiss(stranger, id)).body.code).toBe('ORGANIZATION_NOT_FOUND');
  expect(await read(owner)).not.toBeNull();
  expect((await dismiss(admin, id)).body).toEqual({ firstSteps: null });
  expect((await dismiss(admin, id)).status).toBe(200);
  expect(await read(owner)).toBeNull();
  const milestones = () => sql`select from milestones where name like ${`%${id}`}`;
  expect(await milestones()).toHaveLength(1);
  await owner.request('DELETE', `${server.url}/api/organizations/${id}`);
  expect(await milestones()).toHaveLength(0);
});
