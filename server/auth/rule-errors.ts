import type { ErrorCode } from '#contract/errors/codes.ts';
import { ApiError } from '../config/api-error.ts';
import { brokenConstraint } from '../database/broken-constraint.ts';

interface BrokenRule {
  status: number;
  code: ErrorCode;
}

/** The error for each unique constraint or trigger of the migrations that can reject a write, by name. */
const byConstraint: Readonly<Record<string, BrokenRule>> = {
  users_email_unique: { status: 400, code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' },
  users_email_folded_unique: { status: 400, code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' },
  users_keep_an_admin: { status: 400, code: 'LAST_ADMIN' },
  sessions_refuse_acting_as_admin: { status: 403, code: 'YOU_CANNOT_IMPERSONATE_ADMINS' },
  sessions_refuse_banned: { status: 403, code: 'BANNED_USER' },
  accounts_provider_account_unique: { status: 409, code: 'LINKED_ACCOUNT_ALREADY_EXISTS' },
  organizations_slug_unique: { status: 400, code: 'ORGANIZATION_ALREADY_EXISTS' },
  organizations_slug_folded_unique: { status: 400, code: 'ORGANIZATION_ALREADY_EXISTS' },
  members_organization_user_unique: { status: 400, code: 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION' },
  members_limit: { status: 403, code: 'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED' },
  members_keep_an_owner: { status: 400, code: 'SOLE_OWNER' },
  teams_organization_name_unique: { status: 400, code: 'TEAM_ALREADY_EXISTS' },
  teams_limit: { status: 400, code: 'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS' },
  team_members_are_members: { status: 400, code: 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION' },
  teams_keep_one: { status: 400, code: 'UNABLE_TO_REMOVE_LAST_TEAM' },
  invitations_once: { status: 400, code: 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION' },
  invitations_answered: { status: 400, code: 'INVITATION_NOT_FOUND' },
  invitations_limit: { status: 403, code: 'INVITATION_LIMIT_REACHED' },
};

/** The same errors as seen by the affected user. */
const ownerCodes: Readonly<Record<string, ErrorCode>> = {
  '/delete-user': 'ACCOUNT_OWNS_ORGANIZATIONS',
  '/organization/leave': 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
  '/organization/remove-member': 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
  '/organization/update-member-role': 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER',
};

/** Converts a database error to the error for the client; undefined if it is not a known one. */
export function ruleError(error: unknown, path = ''): ApiError | undefined {
  const name = brokenConstraint(error);
  const rule = name === undefined ? undefined : byConstraint[name];
  if (!rule) return undefined;
  const code = name === 'members_keep_an_owner' ? (ownerCodes[path] ?? rule.code) : rule.code;
  return new ApiError(rule.status, code, undefined, { cause: error });
}
