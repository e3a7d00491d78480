import LogOut from 'lucide-react/icons/log-out';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserMinus from 'lucide-react/icons/user-minus';
import type { Member } from '#contract/organizations/members.ts';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { mayInOrganization } from '#contract/tenant-permissions.ts';
import type { RecordAction } from '../../../components/actions/action.ts';

export type MemberQuestion = 'role' | 'remove' | 'leave';

/** Returns the actions of a user with this role on members. Nobody can change a member of a higher role. */
export function memberActions({
  role,
  ownerCount,
}: Pick<OrganizationDetail, 'role' | 'ownerCount'>): readonly RecordAction<Member, MemberQuestion>[] {
  const isAbove = (member: Member) => member.role === 'owner' && role !== 'owner';
  const onlyOwner = (member: Member) =>
    member.role === 'owner' && ownerCount === 1 ? 'organizations:members.onlyOwner' : undefined;
  return [
    {
      id: 'role',
      icon: ShieldCheck,
      label: 'organizations:members.changeRole',
      writes: true,
      allowed: (_, member) => mayInOrganization(role, 'member', 'update') && !isAbove(member),
      reason: onlyOwner,
      effect: (_, { ask }) => ({ run: () => ask('role') }),
    },
    {
      id: 'remove',
      icon: UserMinus,
      label: 'organizations:members.remove',
      danger: true,
      writes: true,
      allowed: ({ visitor }, member) =>
        mayInOrganization(role, 'member', 'delete') && !isAbove(member) && member.userId !== visitor?.id,
      effect: (_, { ask }) => ({ run: () => ask('remove') }),
    },
    {
      id: 'leave',
      icon: LogOut,
      flip: true,
      label: 'organizations:leave.button',
      danger: true,
      writes: true,
      allowed: ({ visitor }, member) => member.userId === visitor?.id,
      reason: onlyOwner,
      effect: (_, { ask }) => ({ run: () => ask('leave') }),
    },
  ];
}
