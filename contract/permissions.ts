import type { SomeOf } from './facts/register.ts';
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
} as const satisfies Record<string, SomeOf<typeof statements>>;

export const defaultRole = 'user' satisfies keyof typeof roles;

export const roleNames = Object.keys(roles) as (keyof typeof roles)[];
