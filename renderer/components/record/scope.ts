import type { Init } from '#contract/api/init.ts';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { useArea } from '../actions/action-context.ts';
import type { Area } from '../actions/palette-context.ts';
import type { Entity } from './entity.ts';

/** What operations on records of organisations take besides (contract/schemas/scope.ts). */
export interface ScopeInput {
  scope?: string;
}

/** In the user area the active organisation is meant, in the manager area all of them. */
export function scopeIn(area: Area, { scoped }: Pick<Entity, 'scoped'>): ScopeInput {
  return scoped && area === 'manager' ? { scope: 'all' } : {};
}

/** Whether the user may do something with the records of an entity in an area. */
export function mayIn(
  area: Area,
  init: Init,
  { resource, scoped }: Pick<Entity, 'resource' | 'scoped'>,
  action: string,
) {
  if (!scoped || area === 'manager') return may(init, resource, action);
  return init.tenantGrants[resource]?.includes(action) ?? false;
}

/** The same, in the area of the page. */
export function useMay(entity: Pick<Entity, 'resource' | 'scoped'>, action: string): boolean {
  return mayIn(useArea(), useInit(), entity, action);
}
