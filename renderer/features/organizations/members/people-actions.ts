import LogOut from 'lucide-react/icons/log-out';
import MailX from 'lucide-react/icons/mail-x';
import Send from 'lucide-react/icons/send';
import UserMinus from 'lucide-react/icons/user-minus';
import { isAtMost, mayInOrganization } from '#contract/facts/tenant-roles.ts';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import type { RecordAction } from '../../../components/actions/action.ts';
import { isInvited, type Person } from './people-list.ts';

/** Done with one or several of the list, but `leave`, which is about the own membership. */
export type PeopleAct = 'resend' | 'cancel' | 'remove' | 'leave';

type PeopleAction = RecordAction<Person, PeopleAct>;

interface PeopleActionsOptions extends Pick<OrganizationDetail, 'role' | 'ownerCount'> {
  /** An admin acts as the user. */
  isActing: boolean;
}

/** Returns the actions of a user with this role. Nobody can change a member of a higher role. */
export function peopleActions({
  role,
  ownerCount,
  isActing,
}: PeopleActionsOptions): readonly (PeopleAction & { id: PeopleAct })[] {
  const closed = isActing ? 'common:impersonation.onlyUser' : undefined;
  const reason = () => closed;
  return [
    action('resend', {
      icon: Send,
      flip: true,
      reason,
      allowed: (_, person) => isInvited(person) && person.state !== 'accepted',
    }),
    action('cancel', {
      icon: MailX,
      danger: true,
      reason,
      allowed: (_, person) => isInvited(person) && person.state === 'open',
    }),
    action('remove', {
      icon: UserMinus,
      danger: true,
      reason,
      allowed: ({ currentUser }, person) =>
        !isInvited(person) &&
        mayInOrganization(role, 'member', 'delete') &&
        isAtMost(person.role, role) &&
        person.userId !== currentUser?.id,
    }),
    action('leave', {
      label: 'organizations:leave.button',
      icon: LogOut,
      flip: true,
      danger: true,
      allowed: ({ currentUser }, person) => !isInvited(person) && person.userId === currentUser?.id,
      reason: ({ role: own }) =>
        closed ?? (own === 'owner' && ownerCount === 1 ? 'organizations:members.onlyOwner' : undefined),
    }),
  ];
}

/** The action that asks, or does it at once; the page knows. */
function action(id: PeopleAct, facts: Pick<PeopleAction, 'icon' | 'allowed'> & Partial<PeopleAction>) {
  const effect: PeopleAction['effect'] = (_, { ask }) => ({ run: () => ask(id) });
  return { label: `organizations:people.${id}.label`, writes: true, effect, ...facts, id };
}
