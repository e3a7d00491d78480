import type { Init } from '#contract/api/init.ts';

/** True when the visitor may do `action` with `resource`, as the server told. */
export function may(init: Init, resource: string, action: string): boolean {
  return init.grants[resource]?.includes(action) ?? false;
}

/** Where a person lands after signing in when no other page was asked for. */
export function homeOf(init: Init): string {
  return may(init, 'apps', 'manager') ? '/manager' : '/app';
}
