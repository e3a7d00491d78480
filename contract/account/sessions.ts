import * as z from 'zod/mini';
import { sessionOnly } from '../schemas/oc.ts';
import { openSessionsSchema } from '../schemas/session-info.ts';

const tags = ['Account'];

/** Without those in which an admin acts as the user. */
export const listOwnSessions = sessionOnly
  .route({ method: 'GET', path: '/account/sessions', tags, summary: 'Where you are signed in' })
  .output(openSessionsSchema);

/** One that is gone already is no mistake. The current one ends by signing out. */
export const revokeOwnSession = sessionOnly
  .route({ method: 'DELETE', path: '/account/sessions/{id}', tags, summary: 'Sign out on one device' })
  .input(z.object({ id: z.string().check(z.maxLength(200)) }))
  .output(z.object({ count: z.int() }));

export const revokeOtherSessions = sessionOnly
  .route({
    method: 'POST',
    path: '/account/sessions/revoke-others',
    tags,
    summary: 'Sign out everywhere else',
  })
  .output(z.object({ count: z.int() }));
