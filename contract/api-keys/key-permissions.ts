import { appFacts } from '../facts/define-app.ts';
import type { Permissions } from '../facts/permissions.ts';

/** Actions on users that a key can be allowed: it makes nobody an admin, signs nobody in and acts as nobody. */
const ofUsers = ['list', 'get', 'update', 'ban', 'delete'];

/**
 * Permissions that a key can have, as 'repository:read': all on jobs and on what has `read`, such as records. Everything
 * else is closed to keys: accounts, sessions, organizations and keys themselves.
 */
export function keyPermissions(): readonly string[] {
  const { statements } = appFacts();
  return namesOf(statements).filter((name) => {
    const [resource = '', action = ''] = name.split(':');
    const actions: readonly string[] = statements[resource as keyof typeof statements];
    if (resource === 'user') return ofUsers.includes(action);
    return resource === 'job' || (resource !== 'account' && actions.includes('read'));
  });
}

/** Permissions one by one: 'repository:read'. */
export function namesOf(permissions: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(permissions).flatMap(([resource, actions]) =>
    actions.map((action) => `${resource}:${action}`),
  );
}

/**
 * Whether a key allows what is required, which is at least one permission of its own. `apps`, the areas, follow from
 * where it works.
 */
export function isAllowed(held: readonly string[], { apps: _, ...required }: Permissions): boolean {
  const names = namesOf(required);
  const open = keyPermissions();
  return names.length > 0 && names.every((name) => open.includes(name) && held.includes(name));
}
