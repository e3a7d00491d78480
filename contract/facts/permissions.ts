import { appFacts } from './define-app.ts';
import type { Permissions, Resource, Role } from './register.ts';

export type { Action, Permissions, Resource, Role } from './register.ts';

/** The names of the app's roles. */
export function roleNames(): Role[] {
  return Object.keys(appFacts().roles) as Role[];
}

export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && Object.hasOwn(appFacts().roles, value);
}

/** The roles of a stored, comma-separated list; unknown names are left out, none at all means the default role. */
export function parseRoles(stored: string | null | undefined): Role[] {
  const known = [...new Set((stored ?? '').split(',').map((name) => name.trim()))].filter(isRole);
  return known.length > 0 ? known : [appFacts().defaultRole];
}

/** Whether one of the roles grants everything that is wanted. */
export function hasPermission(held: readonly Role[], wanted: Permissions): boolean {
  const resources = Object.keys(wanted) as Resource[];
  if (resources.length === 0) return false;
  return held.some((role) => {
    const granted: Permissions = appFacts().roles[role];
    return resources.every((resource) => {
      const actions: readonly string[] = granted[resource] ?? [];
      return wanted[resource]?.every((action) => actions.includes(action)) ?? false;
    });
  });
}

/** All that the roles grant together, by resource: what the screens are told. */
export function grantsOf(held: readonly Role[]): Record<Resource, string[]> {
  const { roles, statements } = appFacts();
  const entries = (Object.keys(statements) as Resource[]).map((resource) => {
    const actions = statements[resource].filter((action) =>
      held.some((role) =>
        ((roles[role] as Permissions)[resource] as readonly string[] | undefined)?.includes(action),
      ),
    );
    return [resource, actions] as const;
  });
  return Object.fromEntries(entries) as Record<Resource, string[]>;
}
