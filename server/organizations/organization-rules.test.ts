import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import { createOrganization } from '#tests/support/organizations.ts';

let server: AuthServer;
let owner: Browser;
let organizationId: string;

beforeEach(async () => {
  server = await startAuthServer();
  owner = await server.signIn('owner@example.com');
  organizationId = await createOrganization(owner, 'acme');
});
afterEach(() => server.stop());

describe('an organization', () => {
  it('is created by its owner, with a first team, and becomes the active one', async () => {
    const rows = await server.database.sql`
      select o.slug, m.role, u.email, t.name as team from organizations o join teams t on t.organization_id = o.id
      join members m on m.organization_id = o.id join users u on u.id = m.user_id`;
    expect(rows).toEqual([{ slug: 'acme', role: 'owner', email: 'owner@example.com', team: 'General' }]);
    expect((await owner.get('/get-session')).body.session.activeOrganizationId).toBe(organizationId);
  });

  it('calls its first team in the language of the page on which it was created', async () => {
    owner.cookies.set('i18next', 'fr');
    const { body } = await owner.post('/organization/create', { name: 'Nord', slug: 'nord' });
    const teams = await server.database.sql`select name from teams where organization_id = ${body.id}`;
    expect(teams).toEqual([{ name: 'Général' }]);
  });

  it('has one owner of a slug when two take it concurrently', async () => {
    const ada = await server.signIn('ada@example.com');
    const answers = await Promise.all(
      [owner, ada].map((browser) => browser.post('/organization/create', { name: 'Twin', slug: 'twin' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('ORGANIZATION_ALREADY_EXISTS');
  });

  it.each([
    [{ name: 'go to https://evil.example' }, 400, 'INVALID_NAME'],
    [{ slug: 'No Slug' }, 422, 'VALIDATION_FAILED'],
    [{ slug: 'x'.repeat(61) }, 422, 'VALIDATION_FAILED'],
    [{ logo: 'javascript:alert(1)' }, 400, 'INVALID_IMAGE'],
    [{ logo: 'https://images.example/logo.png' }, 400, 'INVALID_IMAGE'],
  ])('cannot be created or updated with %j', async (change, status, code) => {
    const created = await owner.post('/organization/create', { name: 'Good', slug: 'good', ...change });
    expect(await outcomeOf(created)).toBe(`${status} ${code}`);
    const updated = await owner.post('/organization/update', { organizationId, data: change });
    expect(await outcomeOf(updated)).toBe(`${status} ${code}`);
  });

  it('is not visible to other users', async () => {
    const other = await server.signIn('stranger@example.com');
    for (const [path, body, code] of [
      ['set-active', { organizationId }, 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION'],
      ['update', { organizationId, data: { name: 'X' } }, 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION'],
      ['delete', { organizationId }, 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION'],
      ['leave', { organizationId }, 'MEMBER_NOT_FOUND'],
      ['invite-member', { organizationId, email: 'x@example.com', role: 'member' }, 'MEMBER_NOT_FOUND'],
    ] as const) {
      const answer = await other.post(`/organization/${path}`, body);
      expect([path, answer.status >= 400, answer.body.code]).toEqual([path, true, code]);
      expect((await server.browser().post(`/organization/${path}`, body)).status).toBe(401);
    }
  });

  it('must be specified if none is active', async () => {
    const ada = await server.signIn('ada@example.com');
    for (const [method, path, body] of [
      ['POST', 'remove-member', { memberIdOrEmail: 'x' }],
      ['POST', 'update-member-role', { memberId: 'x', role: 'member' }],
    ] as const) {
      const answer = await ada.request(method, `/organization/${path}`, body);
      expect([path, await outcomeOf(answer)]).toEqual([path, '400 NO_ACTIVE_ORGANIZATION']);
    }
  });
});
