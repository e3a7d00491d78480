import type { CurrentUser } from '#contract/api/init.ts';
import type { ErrorCode } from '#contract/errors/codes.ts';
import { hasPermission, type Permissions } from '#contract/permissions.ts';
import type { Allowance, ListedUser, UserAction } from '#contract/users/user.ts';
import type { DeletionBlockers } from '../auth/account/deletion-blockers.ts';

const wanted: Record<UserAction, Permissions> = {
  update: { user: ['update'] },
  setRoles: { user: ['set-role'] },
  ban: { user: ['ban'] },
  unban: { user: ['ban'] },
  impersonate: { user: ['impersonate'] },
  delete: { user: ['delete'] },
  revokeSessions: { session: ['revoke'] },
};

/** What a caller may do to a user now. The rules themselves are enforced in server/auth; this predicts their outcome. */
export function allowancesFor(
  caller: CurrentUser,
  user: Pick<ListedUser, 'id' | 'roles' | 'state'>,
  { isLastAdmin, isSoleOwner }: DeletionBlockers,
): Record<UserAction, Allowance> {
  const isSelf = caller.id === user.id;
  const lastAdmin = isLastAdmin && 'LAST_ADMIN';
  const refusals: Record<UserAction, ErrorCode | false> = {
    update: false,
    setRoles: (isSelf && 'YOU_CANNOT_DEMOTE_YOURSELF') || lastAdmin,
    ban: (isSelf && 'YOU_CANNOT_BAN_YOURSELF') || lastAdmin,
    unban: false,
    impersonate:
      (user.roles.includes('admin') && 'YOU_CANNOT_IMPERSONATE_ADMINS') ||
      (user.state === 'banned' && 'BANNED_USER'),
    delete: (isSelf && 'YOU_CANNOT_REMOVE_YOURSELF') || lastAdmin || (isSoleOwner && 'SOLE_OWNER'),
    revokeSessions: false,
  };
  const allowance = (action: UserAction): Allowance => {
    const code = hasPermission(caller.roles, wanted[action]) ? refusals[action] : 'RESOURCE_NOT_ALLOWED';
    return { allowed: code === false, code: code || null };
  };
  return {
    update: allowance('update'),
    setRoles: allowance('setRoles'),
    ban: allowance('ban'),
    unban: allowance('unban'),
    impersonate: allowance('impersonate'),
    delete: allowance('delete'),
    revokeSessions: allowance('revokeSessions'),
  };
}
