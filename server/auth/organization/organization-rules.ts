import type { ErrorCode } from '#contract/errors/codes.ts';
import type { BrokenRule } from '../broken-rule.ts';

/** What the owner is told who would be the last to go. */
const ownerCodes: Readonly<Record<string, ErrorCode>> = {
  '/delete-user': 'ACCOUNT_OWNS_ORGANIZATIONS',
  '/organization/leave': 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
  '/organization/remove-member': 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
  '/organization/update-member-role': 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER',
};

/** The error for each constraint and trigger of organizations that can reject a write, by name. */
export const organizationRules: Readonly<Record<string, BrokenRule>> = {
  organizations_slug_unique: { status: 400, code: 'ORGANIZATION_ALREADY_EXISTS' },
  organizations_slug_folded_unique: { status: 400, code: 'ORGANIZATION_ALREADY_EXISTS' },
  members_organization_user_unique: { status: 400, code: 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION' },
  members_limit: { status: 403, code: 'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED' },
  members_keep_an_owner: { status: 400, code: 'SOLE_OWNER', codeByPath: ownerCodes },
  teams_organization_name_unique: { status: 400, code: 'TEAM_ALREADY_EXISTS' },
  teams_limit: { status: 400, code: 'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS' },
  team_members_are_members: { status: 400, code: 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION' },
  teams_keep_one: { status: 400, code: 'UNABLE_TO_REMOVE_LAST_TEAM' },
  invitations_once: { status: 400, code: 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION' },
  invitations_answered: { status: 400, code: 'INVITATION_NOT_FOUND' },
  invitations_limit: { status: 403, code: 'INVITATION_LIMIT_REACHED' },
};
