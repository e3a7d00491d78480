import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { createOrganization, firstTeamId } from '#tests/support/organizations.ts';

let server: AuthServer;
let owner: Browser;
let organizationId: string;
let firstTeam: string;

beforeEach(async () => {
  server = await startAuthServer();
  owner = await server.signIn('owner@example.com');
  organizationId = await createOrganization(owner, 'acme');
  firstTeam = await firstTeamId(server, organizationId);
});
afterEach(() => server.stop());

const createTeam = (browser: Browser, name: string) =>
  browser.post('/organization/create-team', { organizationId, name });
const removeTeam = (browser: Browser, teamId: string) =>
  browser.post('/organization/remove-team', { organizationId, teamId });

describe('teams', () => {
  it('are not renamed to what is no name', async () => {
    const data = { organizationId, name: 'http://evil.example' };
    const renamed = owner.post('/organization/update-team', { teamId: firstTeam, data });
    expect(await outcomeOf(renamed)).toBe('400 INVALID_NAME');
  });

  it('can be removed by any session of the owner, also by the one that created the organization', async () => {
    await createTeam(owner, 'Second');
    expect((await removeTeam(owner, firstTeam)).status).toBe(200);
  });

  it('of other organizations cannot be accessed', async () => {
    const ada = await server.signIn('ada@example.com');
    const other = await createOrganization(ada, 'other');
    const teamId = await firstTeamId(server, other);
    expect(await outcomeOf(removeTeam(owner, teamId))).toBe('400 TEAM_NOT_FOUND');
    const userId = await idOf(owner);
    const joined = await owner.post('/organization/add-team-member', {
      organizationId,
      teamId,
      userId,
    });
    expect(await outcomeOf(joined)).toBe('400 TEAM_NOT_FOUND');
  });
});

it('the members of a team come from those of the organization', async () => {
  const stranger = await server.signIn('stranger@example.com');
  const userId = await idOf(stranger);
  const added = owner.post('/organization/add-team-member', { organizationId, teamId: firstTeam, userId });
  expect(await outcomeOf(added)).toBe('400 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
});
