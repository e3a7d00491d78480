import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { organizationLimits } from '#server/organizations/organization-limits.ts';
import { runConcurrently } from '#tests/attacks/support/run-concurrently.ts';
import { outcomeOf } from '#tests/support/browser.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';

let first: string;

const on = await startInvitationServer();
const { server, owner, admin, member, stranger, at, call, sql } = on;
afterAll(() => server.stop());
beforeEach(async () => {
  await on.reset();
  await sql`update members set id = role`;
  first = (await sql`select id from teams`)[0]?.id;
});

const namesOf = ({ body }: { body: { items: { name: string }[] } }) => body.items.map(({ name }) => name);

describe('teams', () => {
  it('are created, renamed and deleted by owners and admins, which the activity tells', async () => {
    const { status, body: team } = await at(admin, 'POST', '/teams', { name: ' Design ' });
    expect([status, team]).toEqual([200, expect.objectContaining({ name: 'Design', memberCount: 0 })]);
    // Saved again as it is, nothing has happened.
    for (const _ of ['changed', 'unchanged'])
      expect((await at(owner, 'PUT', `/teams/${team.id}`, { name: 'Research' })).body.name).toBe('Research');
    expect(namesOf(await at(member, 'GET', '/teams'))).toEqual(['General', 'Research']);
    expect((await at(admin, 'DELETE', `/teams/${team.id}`)).body).toEqual({ id: team.id });
    expect(await outcomeOf(at(owner, 'GET', `/teams/${team.id}`))).toBe('404 TEAM_NOT_FOUND');
    const { items } = (await at(member, 'GET', '/activity')).body;
    expect(
      items
        .slice(0, 3)
        .map(({ action, actor, data }: { action: string; actor: { name: string }; data: unknown }) => [
          action,
          actor.name,
          data,
        ]),
    ).toEqual([
      ['organization.team-deleted', 'Omar Admin', { team: team.id, names: { team: 'Research' } }],
      ['organization.team-renamed', 'Olga Owner', { team: team.id }],
      ['organization.team-created', 'Omar Admin', { team: team.id }],
    ]);
  });

  it('are refused to members and strangers, and with a name that is none', async () => {
    const userId = 'member';
    const cases = [
      ['POST', '/teams', { name: 'Mine' }, 'CREATE_TEAMS_IN_THIS_ORGANIZATION'],
      ['PUT', `/teams/${first}`, { name: 'Mine' }, 'UPDATE_THIS_TEAM'],
      ['DELETE', `/teams/${first}`, undefined, 'DELETE_TEAMS_IN_THIS_ORGANIZATION'],
      ['PUT', `/teams/${first}/members/${userId}`, undefined, 'CREATE_A_NEW_TEAM_MEMBER'],
      ['DELETE', `/teams/${first}/members/${userId}`, undefined, 'REMOVE_A_TEAM_MEMBER'],
      ['GET', '/teams', undefined, undefined],
      ['GET', `/teams/${first}`, undefined, undefined],
      ['GET', `/teams/${first}/members`, undefined, undefined],
      ['GET', `/teams/${first}/candidates`, undefined, undefined],
    ] as const;
    for (const [method, path, body, code] of cases) {
      const allowed = code === undefined ? '200' : `403 YOU_ARE_NOT_ALLOWED_TO_${code}`;
      expect(await outcomeOf(at(member, method, path, body)), `${method} ${path}`).toEqual(allowed);
      expect(await outcomeOf(at(stranger, method, path, body))).toBe('404 ORGANIZATION_NOT_FOUND');
    }
    for (const [name, message] of [
      ['', 'Name is required'],
      ['evil.example', 'Name is invalid'],
      ['a'.repeat(101), 'Name can have at most 100 characters'],
    ] as const) {
      for (const [method, path] of [
        ['POST', '/teams'],
        ['PUT', `/teams/${first}`],
      ] as const) {
        const { status, body } = await at(owner, method, path, { name });
        expect([status, body.data.fields]).toEqual([422, { name: message }]);
      }
    }
  });

  it('have unique names in an organization, ignoring case, also of two that come at once', async () => {
    const { body: team } = await at(owner, 'POST', '/teams', { name: 'Design' });
    const taken = '400 TEAM_ALREADY_EXISTS';
    expect(await outcomeOf(at(owner, 'POST', '/teams', { name: 'DESIGN' }))).toEqual(taken);
    expect(await outcomeOf(at(owner, 'PUT', `/teams/${first}`, { name: 'design' }))).toEqual(taken);
    expect(await outcomeOf(at(owner, 'PUT', `/teams/${team.id}`, { name: 'design' }))).toBe('200');
    // The same letters, as another keyboard composes them.
    expect(await outcomeOf(at(owner, 'POST', '/teams', { name: 'Équipe' }))).toBe('200');
    expect(await outcomeOf(at(owner, 'POST', '/teams', { name: 'E\u0301quipe' }))).toEqual(taken);
    expect(await outcomeOf(at(owner, 'POST', '/teams', { name: '\u2068Équi\u00ADpe\u2069' }))).toEqual(taken);
    const answers = await Promise.all(
      ['Twin', 'twin', 'TWIN'].map((name) => outcomeOf(at(owner, 'POST', '/teams', { name }))),
    );
    expect(answers.sort()).toEqual(['200', taken, taken]);
    const other = await call(stranger, 'POST', '/organizations', { name: 'Other', slug: 'other' });
    const path = `/organizations/${other.body.id}/teams`;
    expect(await outcomeOf(call(stranger, 'POST', path, { name: 'Design' }))).toBe('200');
  });

  it('keep the last one, also of two that are deleted at once', async () => {
    const last = '400 UNABLE_TO_REMOVE_LAST_TEAM';
    expect(await outcomeOf(at(owner, 'DELETE', `/teams/${first}`))).toEqual(last);
    const { body: second } = await at(owner, 'POST', '/teams', { name: 'Second' });
    const answers = await Promise.all(
      [first, second.id].map((team) => outcomeOf(at(owner, 'DELETE', `/teams/${team}`))),
    );
    expect(answers.sort()).toEqual(['200', last]);
    expect((await at(owner, 'GET', '/teams')).body.items).toHaveLength(1);
  });

  it('are as many as may be, also of some that come at once', async () => {
    await sql`insert into teams (id, name, organization_id)
      select 't' || n, 't' || n, ${on.id()} from generate_series(1, ${organizationLimits.teamsPerOrganization - 2}) n`;
    const answers = await Promise.all(
      ['x', 'y', 'z'].map((name) => outcomeOf(at(owner, 'POST', '/teams', { name }))),
    );
    const most = '400 YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS';
    expect(answers.sort()).toEqual(['200', most, most]);
  });

  it('take nothing from a client but the name', async () => {
    const forged = { id: 'chosen', organizationId: 'chosen', createdAt: '2020-01-01' };
    const { body } = await at(owner, 'POST', '/teams', { name: 'Made', ...forged });
    await at(owner, 'PUT', `/teams/${body.id}`, { name: 'Renamed', ...forged });
    const rows = await sql`select * from teams where name = 'Renamed'`;
    expect(rows).toMatchObject([{ id: body.id, organization_id: on.id() }]);
    expect(JSON.stringify(rows)).not.toMatch(/chosen|2020/);
  });

  it('of another organization are none', async () => {
    const { body: other } = await call(stranger, 'POST', '/organizations', { name: 'Other', slug: 'other' });
    const [foreign] = await sql`select id from teams where organization_id = ${other.id}`;
    for (const [method, path, body] of [
      ['GET', ''],
      ['PUT', '', { name: 'Mine' }],
      ['DELETE', ''],
      ['GET', '/members'],
      ['GET', '/candidates'],
      ['PUT', '/members/member'],
      ['DELETE', '/members/member'],
    ] as const) {
      expect(await outcomeOf(at(owner, method, `/teams/${foreign?.id}${path}`, body))).toBe(
        '404 TEAM_NOT_FOUND',
      );
    }
    const [theirs] = await sql`select id from members where organization_id = ${other.id}`;
    for (const method of ['PUT', 'DELETE']) {
      expect(await outcomeOf(at(owner, method, `/teams/${first}/members/${theirs?.id}`))).toBe(
        '404 MEMBER_NOT_FOUND',
      );
    }
  });
});

describe('members of a team', () => {
  it('come from the members of the organization, are searched, and can be removed', async () => {
    expect(namesOf(await at(member, 'GET', `/teams/${first}/candidates`))).toEqual([
      'Nia Member',
      'Omar Admin',
    ]);
    expect((await at(admin, 'PUT', `/teams/${first}/members/member`)).body).toMatchObject({
      id: 'member',
      name: 'Nia Member',
    });
    expect(await outcomeOf(at(admin, 'PUT', `/teams/${first}/members/member`))).toBe('200');
    const list = (search: string) => at(member, 'GET', `/teams/${first}/members?${search}`);
    expect(namesOf(await list(''))).toEqual(['Nia Member', 'Olga Owner']);
    expect(namesOf(await list('searchTerm=nia'))).toEqual(['Nia Member']);
    expect(namesOf(await list('searchTerm=omar'))).toEqual([]);
    const { nextCursor, total } = (await list('limit=1')).body;
    expect([total, namesOf(await list(`limit=1&cursor=${nextCursor}`))]).toEqual([
      { count: 2, exact: true },
      ['Olga Owner'],
    ]);
    expect(await outcomeOf(list('cursor=e30'))).toBe('422 VALIDATION_FAILED');
    expect(namesOf(await at(member, 'GET', `/teams/${first}/candidates?searchTerm=n`))).toEqual([]);
    expect((await at(member, 'GET', `/teams/${first}`)).body).toMatchObject({
      memberCount: 2,
      isMember: true,
    });
    expect((await at(owner, 'DELETE', `/teams/${first}/members/member`)).body).toEqual({ id: 'member' });
    expect(await outcomeOf(at(owner, 'DELETE', `/teams/${first}/members/member`))).toBe(
      '400 USER_IS_NOT_A_MEMBER_OF_THE_TEAM',
    );
    const { items } = (await at(member, 'GET', '/activity')).body;
    expect(items.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'organization.team-member-removed',
      'organization.team-member-added',
      'organization.created',
    ]);
  });

  it('come and go once when they are asked for several times at once', async () => {
    for (const [method, action, rest] of [
      ['PUT', 'added', ['200', '200', '200']],
      [
        'DELETE',
        'removed',
        ['200', '400 USER_IS_NOT_A_MEMBER_OF_THE_TEAM', '400 USER_IS_NOT_A_MEMBER_OF_THE_TEAM'],
      ],
    ] as const) {
      const calls = [owner, admin, owner].map((by) =>
        outcomeOf(at(by, method, `/teams/${first}/members/member`)),
      );
      expect((await Promise.all(calls)).sort()).toEqual(rest);
      const events =
        await sql`select from audit_events where action = ${`organization.team-member-${action}`}`;
      expect(events).toHaveLength(1);
    }
  });

  it('leave it with the organization', async () => {
    await at(owner, 'PUT', `/teams/${first}/members/member`);
    expect((await at(member, 'POST', '/leave')).status).toBe(200);
    expect(namesOf(await at(owner, 'GET', `/teams/${first}/members`))).toEqual(['Olga Owner']);
  });

  it('are as many as may be when several are added at once', async () => {
    const most = organizationLimits.membersPerTeam;
    await sql`insert into users (id, name, email)
      select 'u' || n, 'U', 'u' || n || '@example.com' from generate_series(1, ${most}) n on conflict do nothing`;
    await sql`insert into members (id, organization_id, user_id)
      select 'm' || n, ${on.id()}, 'u' || n from generate_series(1, ${most}) n`;
    // With the owner two places are left.
    await sql`insert into team_members (id, team_id, user_id)
      select 'm' || n, ${first}, 'u' || n from generate_series(1, ${most - 3}) n`;
    const added = [most - 2, most - 1, most].map((n) => `/teams/${first}/members/m${n}`);
    const answers = await Promise.all(added.map((path) => outcomeOf(at(owner, 'PUT', path))));
    expect(answers.sort()).toEqual(['200', '200', '403 TEAM_MEMBER_LIMIT_REACHED']);
    expect((await at(owner, 'GET', `/teams/${first}`)).body.memberCount).toBe(most);
  });

  it('are none of those who are removed from the organization meanwhile', async () => {
    for (const [order, path] of Object.entries({ added: 'member', removed: 'admin' })) {
      const change = {
        add: () => outcomeOf(at(owner, 'PUT', `/teams/${first}/members/${path}`)),
        remove: () => outcomeOf(at(owner, 'POST', '/members/remove', { memberIds: [path] })),
      };
      // Both wait for the member's row, in this order.
      const waiting = order === 'added' ? [change.add, change.remove] : [change.remove, change.add];
      await runConcurrently(
        server.database,
        (held) => held`select from members where id = ${path} for update`,
        waiting,
      );
      const left = await sql`select from team_members t join users u on u.id = t.user_id
        where u.email = ${`${path}@example.com`}`;
      expect(left).toHaveLength(0);
    }
  });
});
