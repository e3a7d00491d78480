import { ApiError } from '../config/api-error.ts';
import { brokenConstraint } from '../database/broken-constraint.ts';
import type { BrokenRule } from './auth-error.ts';
import { organizationRule } from './organization/organization-rules.ts';

/** The error for each constraint or trigger of the migrations that can reject a write, by name. */
const byConstraint: Readonly<Record<string, BrokenRule>> = {
  users_email_unique: { status: 400, code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' },
  users_email_folded_unique: { status: 400, code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' },
  users_keep_an_admin: { status: 400, code: 'LAST_ADMIN' },
  sessions_refuse_acting_as_admin: { status: 403, code: 'YOU_CANNOT_IMPERSONATE_ADMINS' },
  sessions_refuse_banned: { status: 403, code: 'BANNED_USER' },
  accounts_provider_account_unique: { status: 409, code: 'LINKED_ACCOUNT_ALREADY_EXISTS' },
};

/** Functions that find the error for a constraint or trigger, in order of precedence. */
const lookUps: ((constraint: string) => BrokenRule | undefined)[] = [
  (constraint) => byConstraint[constraint],
  organizationRule,
];

/** Converts a database error to the error for the client; undefined if it is not a known one. */
export function ruleError(error: unknown): ApiError | undefined {
  const constraint = brokenConstraint(error);
  if (constraint === undefined) return undefined;
  let rule: BrokenRule | undefined;
  for (const lookUp of lookUps) rule ??= lookUp(constraint);
  return rule && new ApiError(rule.status, rule.code, undefined, { cause: error });
}
