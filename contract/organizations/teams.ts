import * as z from 'zod/mini';
import { sessionOnly } from '../schemas/oc.ts';
import { pageInput, totalSchema } from '../schemas/paging.ts';
import { memberSchema } from './members.ts';
import { organizationNameSchema } from './organization-input.ts';
import { organizationIdInput } from './organizations.ts';

const tags = ['Organizations'];

export const teamSchema = z.object({
  id: z.string(),
  name: z.string(),
  memberCount: z.int(),
  /** Whether the current user is in it. */
  isMember: z.boolean(),
  createdAt: z.iso.datetime(),
});

export const teamListSchema = z.object({
  readAt: z.iso.datetime(),
  /** All of an organization, by name; there are few. */
  items: z.array(teamSchema),
});

export const teamMemberPageSchema = z.object({
  readAt: z.iso.datetime(),
  /** By name; `joinedAt` is when each came to the organization. */
  items: z.array(memberSchema),
  nextCursor: z.nullable(z.string()),
  total: totalSchema,
});

/** Fields of a team, to create and to rename it. The database keeps names unique in an organization. */
export const teamInputSchema = z.object({ name: organizationNameSchema });

export type Team = z.infer<typeof teamSchema>;

/** Names a team in the path of an operation. One of another organization is TEAM_NOT_FOUND. */
const teamIdInput = { ...organizationIdInput, teamId: z.string().check(z.minLength(1), z.maxLength(200)) };

const listTeams = sessionOnly
  .route({ method: 'GET', path: '/organizations/{id}/teams', tags, summary: 'Teams of an organization' })
  .input(z.object(organizationIdInput))
  .output(teamListSchema);

const readTeam = sessionOnly
  .route({ method: 'GET', path: '/organizations/{id}/teams/{teamId}', tags, summary: 'One team' })
  .input(z.object(teamIdInput))
  .output(teamSchema);

const createTeam = sessionOnly
  .route({ method: 'POST', path: '/organizations/{id}/teams', tags, summary: 'Create a team' })
  .input(z.object({ ...organizationIdInput, ...teamInputSchema.shape }))
  .output(teamSchema);

const renameTeam = sessionOnly
  .route({ method: 'PUT', path: '/organizations/{id}/teams/{teamId}', tags, summary: 'Rename a team' })
  .input(z.object({ ...teamIdInput, ...teamInputSchema.shape }))
  .output(teamSchema);

/** The last one stays. */
const deleteTeam = sessionOnly
  .route({ method: 'DELETE', path: '/organizations/{id}/teams/{teamId}', tags, summary: 'Delete a team' })
  .input(z.object(teamIdInput))
  .output(z.object({ id: z.string() }));

const listTeamMembers = sessionOnly
  .route({
    method: 'GET',
    path: '/organizations/{id}/teams/{teamId}/members',
    tags,
    summary: 'Members of a team, by name or e-mail',
  })
  .input(z.object({ ...teamIdInput, ...pageInput }))
  .output(teamMemberPageSchema);

const listTeamCandidates = sessionOnly
  .route({
    method: 'GET',
    path: '/organizations/{id}/teams/{teamId}/candidates',
    tags,
    summary: 'Members of the organization who can be added to a team',
  })
  .input(z.object({ ...teamIdInput, ...pageInput }))
  .output(teamMemberPageSchema);

/** Changes nothing if the member is in the team already. */
const addTeamMember = sessionOnly
  .route({
    method: 'PUT',
    path: '/organizations/{id}/teams/{teamId}/members/{memberId}',
    tags,
    summary: 'Add a member of the organization to a team',
  })
  .input(z.object({ ...teamIdInput, memberId: z.string() }))
  .output(memberSchema);

const removeTeamMember = sessionOnly
  .route({
    method: 'DELETE',
    path: '/organizations/{id}/teams/{teamId}/members/{memberId}',
    tags,
    summary: 'Remove a member from a team',
  })
  .input(z.object({ ...teamIdInput, memberId: z.string() }))
  .output(z.object({ id: z.string() }));

export const teamOperations = {
  teams: listTeams,
  team: readTeam,
  createTeam,
  renameTeam,
  deleteTeam,
  teamMembers: listTeamMembers,
  teamCandidates: listTeamCandidates,
  addTeamMember,
  removeTeamMember,
};
