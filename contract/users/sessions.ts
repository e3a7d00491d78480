import * as z from 'zod/mini';
import { oc } from '../schemas/oc.ts';
import { sessionInfoSchema } from '../schemas/session-info.ts';
import { bulkUserInput, bulkUserResultSchema } from './bans.ts';
import { userIdInput } from './user.ts';

const tags = ['Users'];

export const userSessionsSchema = z.object({
  readAt: z.iso.datetime(),
  /** Open ones, last used first. */
  items: z.array(sessionInfoSchema),
});

export const listUserSessions = oc
  .route({ method: 'GET', path: '/users/{id}/sessions', tags, summary: 'Open sessions of a user' })
  .input(z.object(userIdInput))
  .output(userSessionsSchema);

export const revokeUserSession = oc
  .route({ method: 'DELETE', path: '/users/{id}/sessions/{sessionId}', tags, summary: 'End one session' })
  .input(z.object({ ...userIdInput, sessionId: z.string() }))
  .output(z.object({ count: z.int() }));

export const revokeUserSessions = oc
  .route({ method: 'DELETE', path: '/users/{id}/sessions', tags, summary: 'End all sessions of a user' })
  .input(z.object(userIdInput))
  .output(z.object({ count: z.int() }));

export const revokeManyUsersSessions = oc
  .route({
    method: 'POST',
    path: '/users/revoke-sessions',
    tags,
    summary: 'End all sessions of several users',
  })
  .input(z.object(bulkUserInput))
  .output(bulkUserResultSchema);
