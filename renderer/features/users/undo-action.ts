import type { Role } from '#contract/permissions.ts';
import type { Translate } from '#contract/translate.ts';
import type { UserDetail } from '#contract/users/user.ts';
import { type ToastOptions, toast } from '../../components/ui/toast.ts';
import { ApiError, failureText } from '../../lib/api/api-error.ts';
import type { Api } from '../../lib/services/api-services.ts';

interface Undo {
  translate: Translate;
  /** Takes over the user as the server answers then. */
  keep(user: UserDetail): void;
  undo(): Promise<UserDetail>;
  /** Text of the toast once it is undone. */
  done: string;
}

/** The action of a toast that takes back what was just done to a user. */
export function undoAction({ translate, keep, undo, done }: Undo): NonNullable<ToastOptions['action']> {
  async function run() {
    try {
      keep(await undo());
      toast.success(done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(translate('users:undoFailed'), { description: failureText(translate, error) });
    }
  }
  return { label: translate('records:undo'), onPress: () => void run() };
}

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
