import type { Member } from '#contract/organizations/members.ts';
import type { RecordOption } from '../../../components/ui/record-choices.tsx';

/** What a member is called: somebody who has not given a name yet, by the address. */
export function memberName({ name, email }: Pick<Member, 'name' | 'email'>): string {
  return name || email;
}

/** A member as a choice; its picture is that of the user. */
export function memberOption(member: Member): RecordOption {
  const { id, userId, name, email, image } = member;
  return { id, userId, label: memberName(member), description: name ? email : undefined, image };
}
