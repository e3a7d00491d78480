import type { Role } from '#contract/permissions.ts';
import type { Translate } from '#contract/translate.ts';
import type { UserDetail } from '#contract/users/user.ts';
import type { Api } from '../../lib/services/api.ts';
import { undoAction } from './undo-action.ts';

interface RolesBefore {
  translate: Translate;
  api: Api;
  id: string;
  before: readonly Role[];
  keep(user: UserDetail): void;
}

/** The action of a toast that gives a user the roles back that they had. */
export function undoRoles({ translate, api, id, before, keep }: RolesBefore) {
  return undoAction({
    translate,
    keep,
    undo: () => api.users.setRoles.call({ id, roles: [...before] }),
    done: rolesText(translate, 'restored', before),
  });
}

/** Says which roles somebody has now. */
export function rolesText(translate: Translate, key: 'changed' | 'restored', roles: readonly Role[]): string {
  return translate(`users:roles.${key}`, { roles: roles.map((role) => translate(`common:roles.${role}`)) });
}
