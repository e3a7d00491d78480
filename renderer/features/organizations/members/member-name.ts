import type { Member } from '#contract/organizations/members.ts';

/** What a member is called: somebody who has not given a name yet, by the address. */
export function memberName({ name, email }: Pick<Member, 'name' | 'email'>): string {
  return name || email;
}
