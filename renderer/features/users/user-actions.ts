import Ban from 'lucide-react/icons/ban';
import VenetianMask from 'lucide-react/icons/venetian-mask';
import type { UserDetail } from '#contract/users/user.ts';
import type { RecordAction } from '../../components/actions/action.ts';
import { copyRecordLinkAction, deleteAction, editAction } from '../../components/record/record-actions.ts';
import { may } from '../../lib/permissions.ts';
import { disabledReasonKey } from './use-disabled-reason.ts';
import { userEntity } from './user-entity.ts';

/** User of an action. Users of a list come without `can`: the server then rejects what is not allowed. */
type ActionableUser = Pick<UserDetail, 'id'> & { can?: UserDetail['can'] };

/** Actions that a dialog confirms first. */
export type UserDialog = 'ban' | 'impersonate' | 'delete';

type UserAction = RecordAction<ActionableUser, UserDialog>;

/** Actions on a user, in lists, on the own page and in the palette. */
export const userActions: readonly UserAction[] = [
  editAction(userEntity),
  copyRecordLinkAction(userEntity),
  {
    id: 'impersonate',
    icon: VenetianMask,
    label: 'users:impersonate',
    synonyms: 'users:synonyms.impersonate',
    writes: true,
    allowed: (init) => may(init, 'user', 'impersonate'),
    ...asks('impersonate'),
  },
  {
    id: 'ban',
    icon: Ban,
    label: 'users:access.banButton',
    synonyms: 'users:synonyms.ban',
    danger: true,
    writes: true,
    allowed: (init) => may(init, 'user', 'ban'),
    ...asks('ban'),
  },
  { ...deleteAction(userEntity), ...asks('delete') },
];

function asks(question: UserDialog): Pick<UserAction, 'reason' | 'effect'> {
  return {
    reason: ({ can }) => disabledReasonKey(can?.[question].code ?? null),
    effect: (_, { ask }) => ({ run: () => ask(question) }),
  };
}
