import * as z from 'zod/mini';
import { oc } from '../schemas/oc.ts';
import { banEndSchema, banReasonSchema } from './ban-input.ts';
import { userDetailSchema, userIdInput } from './user.ts';

const tags = ['Users'];

const banInput = { reason: z._default(banReasonSchema, ''), until: z._default(banEndSchema, null) };

/** Ids of the users that an operation is about. */
export const bulkUserInput = {
  ids: z.array(userIdInput.id).check(z.minLength(1), z.maxLength(100)),
};

/** Result for several users: the number of those changed, and the refused ones with their error code. */
export const bulkUserResultSchema = z.object({
  done: z.int(),
  refused: z.array(z.object({ id: z.string(), name: z.string(), code: z.string() })),
});

export type BulkUserResult = z.infer<typeof bulkUserResultSchema>;

/** Ends all sessions at once and lets none begin. A second ban replaces reason and end of the first. */
export const banUser = oc
  .route({ method: 'POST', path: '/users/{id}/ban', tags, summary: 'Ban a user' })
  .input(z.object({ ...userIdInput, ...banInput }))
  .output(userDetailSchema);

export const unbanUser = oc
  .route({ method: 'POST', path: '/users/{id}/unban', tags, summary: 'Lift the ban of a user' })
  .input(z.object(userIdInput))
  .output(userDetailSchema);

export const banManyUsers = oc
  .route({ method: 'POST', path: '/users/ban', tags, summary: 'Ban several users' })
  .input(z.object({ ...bulkUserInput, ...banInput }))
  .output(bulkUserResultSchema);

export const unbanManyUsers = oc
  .route({ method: 'POST', path: '/users/unban', tags, summary: 'Lift the bans of several users' })
  .input(z.object(bulkUserInput))
  .output(bulkUserResultSchema);
