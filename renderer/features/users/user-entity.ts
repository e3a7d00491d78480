import type { Entity, NamedRecord } from '../../components/record/entity.ts';
/** What the parts that all records share know of users. */
export const userEntity = {
  resource: 'user',
  texts: 'users',
  title: 'users-area:title',
  path: 'users',
  nameOf: (user: NamedRecord & { email: string }) => displayName(user),
  operations: (api) => api.users,
  summaries: (api) => [api.dashboard.key(), api.users.dashboard.key()],
} satisfies Entity;

/** What a user is called: the name, or the address until there is one. */
export function displayName({ name, email }: { name: string; email: string }): string {
  return name || email;
}
