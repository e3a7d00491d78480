import type { BrokenRule } from '../auth-error.ts';

/** Error where the caller's account has been deleted meanwhile. */
const signedOut = { status: 401, code: 'UNAUTHORIZED' } as const;

/** The error for each constraint and trigger of organizations that can reject a write, by name. */
const rules: Readonly<Record<string, BrokenRule>> = {
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
  invitations_answered: { status: 404, code: 'INVITATION_NOT_FOUND' },
  invitations_limit: { status: 403, code: 'INVITATION_LIMIT_REACHED' },
  // What a row was to belong to was deleted after it had been looked up.
  team_members_team_id_teams_id_fk: { status: 404, code: 'TEAM_NOT_FOUND' },
  team_members_user_id_users_id_fk: { status: 404, code: 'MEMBER_NOT_FOUND' },
  members_user_id_users_id_fk: signedOut,
  invitations_inviter_id_users_id_fk: signedOut,
  invite_links_creator_id_users_id_fk: signedOut,
};

/** The error for a constraint or trigger of organizations; undefined for others. */
export function organizationRule(constraint: string): BrokenRule | undefined {
  // Of whatever table: the organization of its row was deleted after it had been looked up.
  if (constraint.endsWith('_organization_id_organizations_id_fk'))
    return { status: 404, code: 'ORGANIZATION_NOT_FOUND' };
  return rules[constraint];
}
