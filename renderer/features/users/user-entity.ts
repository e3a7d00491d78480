import type { UserState } from '#contract/users/user-states.ts';
import type { Entity, NamedRecord } from '../../components/record/entity.ts';
import type { StateProps } from '../../components/ui/state.tsx';

/** Definition of users for the components that all records share. */
export const userEntity = {
  kind: 'user',
  texts: 'users',
  title: 'users-area:title',
  path: 'users',
  nameOf: (user: NamedRecord & { name: string; email: string }) => displayName(user),
  operations: (api) => api.users,
  invalidates: (api) => [api.dashboard.key(), api.users.dashboard.key()],
} satisfies Entity;

/** Returns the name of a user, or the email address until there is one. */
export function displayName({ name, email }: { name: string; email: string }): string {
  return name || email;
}

/** The dot of each state: full, half, ring. */
export const stateDots: Readonly<Record<UserState, StateProps['of']>> = {
  active: 'active',
  onboarding: 'waiting',
  banned: 'banned',
};
