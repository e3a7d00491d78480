import * as z from 'zod/mini';
import { oc } from '../schemas/oc.ts';
import { isStorable } from '../validation/text.ts';
import { userDetailSchema, userIdInput } from './user.ts';

const longestBanReason = 500;
const longestBanYears = 100;

/** Why somebody is banned: told to other admins, not to the banned user. Empty: no reason given. */
const banReasonSchema = z
  .string()
  .check(z.trim(), z.maxLength(longestBanReason), z.refine(isStorable, { error: 'generic.invalid' }));

/** When a ban ends, in the future and at most a hundred years away; null: never by itself. */
const banEndSchema = z.nullable(
  z.iso.datetime({ offset: true, error: 'ban.endInvalid' }).check(
    z.refine((end) => Date.parse(end) > Date.now(), { error: 'ban.endPast', abort: true }),
    z.refine((end) => Date.parse(end) <= latestBanEnd(), { error: 'ban.endTooFar' }),
  ),
);

function latestBanEnd(): number {
  const date = new Date();
  return date.setUTCFullYear(date.getUTCFullYear() + longestBanYears);
}

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
  .meta({ keys: { user: ['ban'] } })
  .route({ method: 'POST', path: '/users/{id}/ban', tags, summary: 'Ban a user' })
  .input(z.object({ ...userIdInput, ...banInput }))
  .output(userDetailSchema);

export const unbanUser = oc
  .meta({ keys: { user: ['ban'] } })
  .route({ method: 'POST', path: '/users/{id}/unban', tags, summary: 'Lift the ban of a user' })
  .input(z.object(userIdInput))
  .output(userDetailSchema);

export const banManyUsers = oc
  .meta({ keys: { user: ['ban'] } })
  .route({ method: 'POST', path: '/users/ban', tags, summary: 'Ban several users' })
  .input(z.object({ ...bulkUserInput, ...banInput }))
  .output(bulkUserResultSchema);

export const unbanManyUsers = oc
  .meta({ keys: { user: ['ban'] } })
  .route({ method: 'POST', path: '/users/unban', tags, summary: 'Lift the bans of several users' })
  .input(z.object(bulkUserInput))
  .output(bulkUserResultSchema);
