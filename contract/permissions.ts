import { features } from './features/features.ts';

const ownStatements = {
  account: ['read', 'update'],
  apps: ['app', 'manager'],
  user: ['create', 'list', 'get', 'update', 'set-role', 'ban', 'impersonate', 'delete', 'set-password'],
  session: ['list', 'revoke', 'delete'],
  job: ['list', 'retry', 'discard'],
} as const;

/** Actions on each resource. `user` and `session` are those of better-auth's admin plugin. */
export const statements = { ...ownStatements, ...features.permissions };

export type Resource = keyof typeof statements;
export type Action<R extends Resource> = (typeof statements)[R][number];

/** Actions wanted, or granted, by resource. */
export type Permissions = { readonly [R in Resource]?: readonly Action<R>[] };

export const roles = {
  user: { account: ['update'], apps: ['app'], ...features.grants.user },
  admin: {
    account: ['update'],
    apps: ['app', 'manager'],
    user: statements.user,
    session: statements.session,
    job: statements.job,
    ...features.grants.admin,
  },
} as const satisfies Record<string, Permissions>;

export type Role = keyof typeof roles;

export const defaultRole: Role = 'user';

export const roleNames = Object.keys(roles) as Role[];

export function isRole(value: unknown): value is Role {
  return roleNames.includes(value as Role);
}

/** The roles of a stored, comma-separated list; unknown names are left out, none at all means the default role. */
export function parseRoles(stored: string | null | undefined): Role[] {
  const known = [...new Set((stored ?? '').split(',').map((name) => name.trim()))].filter(isRole);
  return known.length > 0 ? known : [defaultRole];
}

/** Whether one of the roles grants everything that is wanted. */
export function hasPermission(held: readonly Role[], wanted: Permissions): boolean {
  const resources = Object.keys(wanted) as Resource[];
  if (resources.length === 0) return false;
  return held.some((role) => {
    const granted: Permissions = roles[role];
    return resources.every((resource) => {
      const actions: readonly string[] = granted[resource] ?? [];
      return wanted[resource]?.every((action) => actions.includes(action)) ?? false;
    });
  });
}

/** All that the roles grant together, by resource: what the screens are told. */
export function grantsOf(held: readonly Role[]): Record<Resource, string[]> {
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
