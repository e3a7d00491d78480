import * as z from 'zod/mini';
import { isStorable } from '../validation/text.ts';

export const longestBanReason = 500;
const longestBanYears = 100;

/** Why somebody is banned: told to other admins, not to the banned user. Empty: no reason given. */
export const banReasonSchema = z
  .string()
  .check(z.trim(), z.maxLength(longestBanReason), z.refine(isStorable, { error: 'generic.invalid' }));

/** When a ban ends, in the future and at most a hundred years away; null: never by itself. */
export const banEndSchema = z.nullable(
  z.iso.datetime({ offset: true, error: 'ban.endInvalid' }).check(
    z.refine((end) => Date.parse(end) > Date.now(), { error: 'ban.endPast', abort: true }),
    z.refine((end) => Date.parse(end) <= latestBanEnd(), { error: 'ban.endTooFar' }),
  ),
);

function latestBanEnd(): number {
  const date = new Date();
  return date.setUTCFullYear(date.getUTCFullYear() + longestBanYears);
}
