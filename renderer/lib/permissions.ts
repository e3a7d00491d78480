import type { Init } from '#contract/api/init.ts';

/** True when the user may do `action` with `resource`, as the server says. */
export function may(init: Init, resource: string, action: string): boolean {
  return init.grants[resource]?.includes(action) ?? false;
}

/** Returns the path to which signing in leads when no other page was asked for. */
export function homeOf(init: Init): string {
  return may(init, 'apps', 'manager') ? '/manager' : '/app';
}
