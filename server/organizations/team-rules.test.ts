import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { createOrganization, firstTeamId, join } from '#tests/support/organizations.ts';

let server: AuthServer;
let owner: Browser;
let member: Browser;
let organizationId: string;
let firstTeam: string;

beforeEach(async () => {
  server = await startAuthServer({
    organizationLimits: {
      organizationsPerPerson: 2,
      membersPerOrganization: 5,
      teamsPerOrganization: 3,
      membersPerTeam: 2,
      pendingInvitations: 5,
    },
  });
  owner = await server.signIn('owner@example.com');
  organizationId = await createOrganization(owner, 'acme');
  member = await join(server, owner, organizationId, 'member@example.com', 'member');
  firstTeam = await firstTeamId(server, organizationId);
});
afterEach(() => server.stop());

const errorOf = ({ status, body }: Answer) => [status, body.code];
const createTeam = (browser: Browser, name: string) =>
  browser.post('/organization/create-team', { organizationId, name });
const removeTeam = (browser: Browser, teamId: string) =>
  browser.post('/organization/remove-team', { organizationId, teamId });

describe('teams', () => {
  it('can be created, renamed and removed by users who may', async () => {
    const { body: team } = await createTeam(owner, ' Design ');
    expect(team.name).toBe('Design');
    expect(errorOf(await createTeam(member, 'Mine'))).toEqual([
      403,
      'YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION',
    ]);
    const rename = (browser: Browser, name: string) =>
      browser.post('/organization/update-team', { teamId: team.id, data: { organizationId, name } });
    expect((await rename(owner, 'Research')).body.name).toBe('Research');
    expect(errorOf(await rename(owner, 'http://evil.example'))).toEqual([400, 'INVALID_NAME']);
    expect(errorOf(await rename(member, 'Mine'))).toEqual([403, 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM']);
    expect(errorOf(await removeTeam(member, team.id))).toEqual([
      403,
      'YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION',
    ]);
    expect((await removeTeam(owner, team.id)).status).toBe(200);
    expect(errorOf(await removeTeam(owner, team.id))).toEqual([400, 'TEAM_NOT_FOUND']);
  });

  it('have unique case-insensitive names, also when created or renamed concurrently', async () => {
    await createTeam(owner, 'Design');
    expect(errorOf(await createTeam(owner, 'DESIGN'))).toEqual([400, 'TEAM_ALREADY_EXISTS']);
    const renamed = await owner.post('/organization/update-team', {
      teamId: firstTeam,
      data: { organizationId, name: 'design' },
    });
    expect(errorOf(renamed)).toEqual([400, 'TEAM_ALREADY_EXISTS']);
    const answers = await Promise.all([createTeam(owner, 'Twin'), createTeam(owner, 'twin')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('are limited in number', async () => {
    await createTeam(owner, 'Two');
    await createTeam(owner, 'Three');
    expect(errorOf(await createTeam(owner, 'Four'))).toEqual([
      400,
      'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS',
    ]);
  });

  it('cannot be removed if it is the last one, also when two are removed concurrently', async () => {
    expect(errorOf(await removeTeam(owner, firstTeam))).toEqual([400, 'UNABLE_TO_REMOVE_LAST_TEAM']);
    const { id } = (await createTeam(owner, 'Second')).body;
    const answers = await Promise.all([removeTeam(owner, firstTeam), removeTeam(owner, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('UNABLE_TO_REMOVE_LAST_TEAM');
    expect(await server.database.sql`select 1 from teams`).toHaveLength(1);
  });

  it('can be removed by any session of the owner, also by the one that created the organization', async () => {
    await createTeam(owner, 'Second');
    expect((await removeTeam(owner, firstTeam)).status).toBe(200);
  });

  it('of other organizations cannot be accessed', async () => {
    const ada = await server.signIn('ada@example.com');
    const other = await createOrganization(ada, 'other');
    const teamId = await firstTeamId(server, other);
    expect(errorOf(await removeTeam(owner, teamId))).toEqual([400, 'TEAM_NOT_FOUND']);
    const userId = await idOf(owner);
    const joined = await owner.post('/organization/add-team-member', {
      organizationId,
      teamId,
      userId,
    });
    expect(errorOf(joined)).toEqual([400, 'TEAM_NOT_FOUND']);
  });
});

describe('members of a team', () => {
  const change = (browser: Browser, verb: 'add' | 'remove', userId: string) =>
    browser.post(`/organization/${verb}-team-member`, { organizationId, teamId: firstTeam, userId });

  it('can be added and removed by users who may, from the members of the organization', async () => {
    const memberId = await idOf(member);
    expect(errorOf(await change(member, 'add', memberId))).toEqual([
      403,
      'YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER',
    ]);
    expect((await change(owner, 'add', memberId)).status).toBe(200);
    expect((await change(owner, 'add', memberId)).status).toBe(200);
    expect(await server.database.sql`select 1 from team_members where team_id = ${firstTeam}`).toHaveLength(
      2,
    );
    expect(errorOf(await change(member, 'remove', memberId))).toEqual([
      403,
      'YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER',
    ]);
    expect((await change(owner, 'remove', memberId)).status).toBe(200);
    expect(errorOf(await change(owner, 'remove', memberId))).toEqual([
      400,
      'USER_IS_NOT_A_MEMBER_OF_THE_TEAM',
    ]);
    const other = await server.signIn('stranger@example.com');
    expect(errorOf(await change(owner, 'add', await idOf(other)))).toEqual([
      400,
      'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
    ]);
  });

  it('are limited in number', async () => {
    const third = await join(server, owner, organizationId, 'third@example.com', 'member');
    await change(owner, 'add', await idOf(member));
    expect(errorOf(await change(owner, 'add', await idOf(third)))).toEqual([
      403,
      'TEAM_MEMBER_LIMIT_REACHED',
    ]);
  });
});
