import * as z from 'zod/mini';
import { roleNames } from '../permissions.ts';
import { activitySchema } from '../schemas/activity.ts';
import { commaSeparated } from '../schemas/comma-separated.ts';
import { neededBySchema } from '../schemas/needed-by.ts';
import { oc, sessionOnly } from '../schemas/oc.ts';
import { pageInput, sinceInput, sortDirections, totalSchema } from '../schemas/paging.ts';
import { openSessionsSchema } from '../schemas/session-info.ts';
import { bulkUserInput, bulkUserResultSchema } from './bans.ts';
import { listedUserSchema, userDetailSchema, userIdInput } from './user.ts';
import { newUserSchema, userInputSchema } from './user-input.ts';
import { userStates } from './user-states.ts';

const tags = ['Users'];

export const userSorts = ['name', 'joined', 'lastSeen'] as const;

/** Filters and sort order of the list of users. */
export const userFilterSchema = z.object({
  searchTerm: pageInput.searchTerm,
  /** Any of these roles, and any of these states; parted by commas. */
  role: commaSeparated(z.enum(roleNames)),
  state: commaSeparated(z.enum(userStates)),
  /** Earliest time of joining, inclusive. */
  joinedSince: sinceInput,
  sort: z._default(z.enum(userSorts), 'joined'),
  /** Names begin at A, times at the latest, unless told otherwise. */
  direction: z.optional(z.enum(sortDirections)),
});

export const userPageSchema = z.object({
  readAt: z.iso.datetime(),
  items: z.array(listedUserSchema),
  nextCursor: z.nullable(z.string()),
  total: totalSchema,
});

export type UserSort = (typeof userSorts)[number];
export type UserFilter = z.infer<typeof userFilterSchema>;
export type UserPage = z.infer<typeof userPageSchema>;

/** A page of the list of users. */
export const listUsers = oc
  .meta({ keys: { user: ['list'] } })
  .route({ method: 'GET', path: '/users', tags, summary: 'Users, by name or e-mail, role and state' })
  .input(z.object({ ...userFilterSchema.shape, ...pageInput }))
  .output(userPageSchema);

/** Exact, so that whoever does something to all of a list knows their number first. */
export const countUsers = oc
  .meta({ keys: { user: ['list'] } })
  .route({ method: 'GET', path: '/users/count', tags, summary: 'How many users a list holds' })
  .input(z.omit(userFilterSchema, { sort: true, direction: true }))
  .output(totalSchema);

export const readUser = oc
  .meta({ keys: { user: ['get'] } })
  .route({ method: 'GET', path: '/users/{id}', tags, summary: 'One user, and what you may do to it' })
  .input(z.object(userIdInput))
  .output(userDetailSchema);

/**
 * The user signs in by a code to that address; without a name, onboarding asks for one. Unless told otherwise an
 * invitation is mailed, in the language given.
 */
export const createUser = sessionOnly
  .route({ method: 'POST', path: '/users', tags, summary: 'Create a user' })
  .input(newUserSchema)
  .output(userDetailSchema);

/** Refused with RECORD_CHANGED when somebody else changed the user since `expectedUpdatedAt`. */
export const updateUser = oc
  .meta({ keys: { user: ['update'] } })
  .route({ method: 'PUT', path: '/users/{id}', tags, summary: 'Change name and language of a user' })
  .input(
    z.object({
      ...userIdInput,
      ...z.omit(userInputSchema, { roles: true }).shape,
      expectedUpdatedAt: z.iso.datetime({ offset: true }),
    }),
  )
  .output(userDetailSchema);

export const setUserRoles = sessionOnly
  .route({ method: 'PUT', path: '/users/{id}/roles', tags, summary: 'Set the roles of a user' })
  .input(z.object({ ...userIdInput, ...z.pick(userInputSchema, { roles: true }).shape }))
  .output(userDetailSchema);

/** Sets the caller's session cookie; /api/auth/admin/stop-impersonating leads back. */
export const impersonateUser = sessionOnly
  .route({ method: 'POST', path: '/users/{id}/impersonate', tags, summary: 'Act as a user' })
  .input(z.object(userIdInput))
  .output(z.object({ id: z.string() }));

export const deleteUser = oc
  .meta({ keys: { user: ['delete'] } })
  .route({
    method: 'DELETE',
    path: '/users/{id}',
    tags,
    summary: 'Delete a user, with sessions and linked accounts',
  })
  .input(z.object(userIdInput))
  .output(z.object({ id: z.string() }));

/** What keeps a user from being deleted. */
export const userDeletionSchema = z.object({
  neededBy: neededBySchema,
});

export const previewUserDeletion = oc
  .meta({ keys: { user: ['delete'] } })
  .route({
    method: 'GET',
    path: '/users/{id}/deletion',
    tags,
    summary: 'What keeps a user from being deleted',
  })
  .input(z.object(userIdInput))
  .output(userDeletionSchema);

export const readUserActivity = oc
  .meta({ keys: { user: ['get'] } })
  .route({
    method: 'GET',
    path: '/users/{id}/activity',
    tags,
    summary: 'What happened to a user, newest first',
  })
  .input(z.object(userIdInput))
  .output(activitySchema);

export const exportUsers = oc
  .meta({ keys: { user: ['list'] } })
  .route({ method: 'GET', path: '/users/export', tags: ['Users'], summary: 'The users as a CSV file' })
  .input(userFilterSchema)
  .output(z.string());

export const listUserSessions = sessionOnly
  .route({ method: 'GET', path: '/users/{id}/sessions', tags, summary: 'Open sessions of a user' })
  .input(z.object(userIdInput))
  .output(openSessionsSchema);

export const revokeUserSession = sessionOnly
  .route({ method: 'DELETE', path: '/users/{id}/sessions/{sessionId}', tags, summary: 'End one session' })
  .input(z.object({ ...userIdInput, sessionId: z.string() }))
  .output(z.object({ count: z.int() }));

export const revokeUserSessions = sessionOnly
  .route({ method: 'DELETE', path: '/users/{id}/sessions', tags, summary: 'End all sessions of a user' })
  .input(z.object(userIdInput))
  .output(z.object({ count: z.int() }));

export const revokeManyUsersSessions = sessionOnly
  .route({
    method: 'POST',
    path: '/users/revoke-sessions',
    tags,
    summary: 'End all sessions of several users',
  })
  .input(z.object(bulkUserInput))
  .output(bulkUserResultSchema);
