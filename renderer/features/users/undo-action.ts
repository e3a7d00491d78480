import type { Translate } from '#contract/translate.ts';
import type { UserDetail } from '#contract/users/user.ts';
import { type ToastOptions, toast } from '../../components/ui/toast.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { failureText } from '../../lib/api/failure-text.ts';

interface Undo {
  translate: Translate;
  /** Takes over the user as the server answers then. */
  keep(user: UserDetail): void;
  undo(): Promise<UserDetail>;
  /** What is said once it is undone. */
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
