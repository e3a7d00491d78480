import type { Member } from '#contract/organizations/members.ts';
import type { RecordOption } from '../../../components/ui/record-choices.tsx';

/** Returns the name of a member, or the email address until there is one. */
export function memberName({ name, email }: Pick<Member, 'name' | 'email'>): string {
  return name || email;
}

/** A member as a choice; its picture is that of the user. */
export function memberOption(member: Member): RecordOption {
  const { id, userId, name, email, image } = member;
  return { id, userId, label: memberName(member), description: name ? email : undefined, image };
}
