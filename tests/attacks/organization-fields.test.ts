import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { createOrganization, join, memberIds } from '#tests/support/organizations.ts';

let server: AuthServer;
let owner: Browser;
let member: Browser;
let organizationId: string;
let foreignId: string;
beforeEach(async () => {
  server = await startAuthServer();
  owner = await server.signIn('owner@example.com');
  organizationId = await createOrganization(owner, 'acme');
  member = await join(server, owner, organizationId, 'member@example.com', 'member');
  foreignId = await createOrganization(await server.signIn('other@example.com'), 'foreign');
});
afterEach(() => server.stop());

/** All stored data of organizations, except the fields being written. */
async function rows() {
  const { sql } = server.database;
  const facts = {
    organizations: await sql`select id, slug, created_at from organizations order by id`,
    members: await sql`select id, organization_id, user_id, role, created_at from members order by id`,
    teams: await sql`select id, organization_id, created_at from teams order by id`,
    teamMembers: await sql`select * from team_members order by id`,
    invitations: await sql`select * from invitations where status = 'pending' order by id`,
    people: await sql`select id, email, role, banned from users order by id`,
  };
  return JSON.parse(JSON.stringify(facts)) as typeof facts;
}

const moment = '2020-01-01T00:00:00.000Z';

/** Fields that clients cannot set. */
const forged = {
  id: 'chosen',
  userId: 'chosen',
  ownerId: 'chosen',
  inviterId: 'chosen',
  status: 'accepted',
  expiresAt: '2099-01-01T00:00:00.000Z',
  createdAt: moment,
  updatedAt: moment,
  members: [{ userId: 'chosen', role: 'owner' }],
  isAdmin: true,
  banned: false,
};

describe('additional fields of a client', () => {
  it('change no existing data: each write has only its own effect, or is rejected', async () => {
    const ids = await memberIds(server, organizationId);
    const before = await rows();
    const writes: [Browser, string, Record<string, unknown>][] = [
      [owner, 'update', { organizationId, data: { name: 'Acme', ...forged } }],
      [owner, 'update', { organizationId, data: { name: 'Acme' }, ...forged }],
      [owner, 'set-active', { ...forged, organizationId }],
      [
        owner,
        'update-member-role',
        { ...forged, organizationId, memberId: ids['member@example.com'], role: 'member' },
      ],
      [
        member,
        'update-member-role',
        { organizationId, memberId: ids['member@example.com'], role: 'owner', ...forged },
      ],
      [member, 'update', { organizationId, data: { name: 'Mine' }, role: 'owner', ...forged }],
      [member, 'invite-member', { organizationId, email: 'x@example.com', role: 'owner', ...forged }],
      [owner, 'invite-member', { organizationId: foreignId, email: 'x@example.com', role: 'owner' }],
    ];
    for (const [browser, path, body] of writes) {
      const { status } = await browser.post(`/organization/${path}`, body);
      expect([path, status < 500]).toEqual([path, true]);
      expect([path, body, await rows()]).toEqual([path, body, before]);
    }
  });

  it('are ignored when creating: id, timestamp, owner and state', async () => {
    const eve = await server.signIn('eve@example.com');
    const victim = await idOf(owner);
    const makes: [Browser, string, Record<string, unknown>][] = [
      [eve, 'create', { name: 'Eve', slug: 'eve', ...forged, userId: victim }],
      [owner, 'invite-member', { organizationId, email: 'new@example.com', role: 'member', ...forged }],
    ];
    for (const [browser, path, body] of makes) await browser.post(`/organization/${path}`, body);
    const now = await rows();
    expect(JSON.stringify(now)).not.toMatch(/chosen|2020-01-01|2099/);
    const made = now.organizations.find(({ slug }) => slug === 'eve');
    const owners = now.members.filter(({ organization_id }) => organization_id === made?.id);
    expect(owners.map(({ user_id, role }) => [user_id, role])).toEqual(
      made ? [[await idOf(eve), 'owner']] : [],
    );
  });

  it('are refused where they would be kept and nobody sees them', async () => {
    const metadata = { padding: 'x'.repeat(60_000) };
    const refused = [400, 'FIELD_NOT_ALLOWED', { fields: ['metadata'] }];
    for (const [path, body] of [
      ['create', { name: 'Big', slug: 'big', metadata }],
      ['update', { organizationId, data: { name: 'Big', metadata } }],
    ] as const) {
      const answer = await owner.post(`/organization/${path}`, body);
      expect([answer.status, answer.body.code, answer.body.data]).toEqual(refused);
    }
    expect(
      await server.database.sql`select from organizations where name = 'Big' or metadata is not null`,
    ).toEqual([]);
  });
});
