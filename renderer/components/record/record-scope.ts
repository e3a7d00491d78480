import type { Init } from '#contract/api/init.ts';
import { scopePattern } from '#contract/schemas/scope-pattern.ts';
import { may } from '../../lib/permissions.ts';
import type { Area } from '../actions/palette-context.ts';
import type { Entity } from './entity.ts';

/** Further input of operations on records of organizations (contract/schemas/scope.ts). */
export interface ScopeInput {
  scope?: string;
}

/** In the user area the active organization is meant, in the manager area all of them. */
export function scopeIn(area: Area, { scope }: Pick<Entity, 'scope'>): ScopeInput {
  return scope === 'organization' && area === 'manager' ? { scope: 'all' } : {};
}

/** Reads the scope in an address: the id of an organization, or `none`. Anything else counts as not given. */
export function readScope(parameters: URLSearchParams): ScopeInput {
  const scope = parameters.get('scope') ?? '';
  return scope !== 'all' && scopePattern.test(scope) ? { scope } : {};
}

/** Returns the scope of a new record: in the manager area the one in its form, if any. */
export function scopeOfNew(area: Area, entity: Pick<Entity, 'scope'>, form: FormData): ScopeInput {
  const scope = scopeIn(area, entity);
  const chosen = form.get('scope');
  return scope.scope && typeof chosen === 'string' && chosen !== '' ? { scope: chosen } : scope;
}

/** Returns whether a form for a new record leaves no name of an organization that was typed and not chosen. */
export function isScopeChosen(form: FormData): boolean {
  return form.get('scope') !== '' || !form.get('scope.label');
}

/** Returns the scope of imported records: in the manager area the one in the page's address, if any. */
export function scopeOfImport(
  area: Area,
  entity: Pick<Entity, 'scope'>,
  { url }: Pick<Request, 'url'>,
): ScopeInput {
  const scope = scopeIn(area, entity);
  return scope.scope ? { ...scope, ...readScope(new URL(url).searchParams) } : scope;
}

/** Whether the user may do something with the records of an entity in an area. */
export function mayIn(
  area: Area,
  init: Init,
  { kind, scope }: Pick<Entity, 'kind' | 'scope'>,
  action: string,
) {
  if (scope !== 'organization' || area === 'manager') return may(init, kind, action);
  return init.tenantGrants[kind]?.includes(action) ?? false;
}

/** Whether the user may move the records of an entity that an area shows: there is another scope for them. */
export function mayMove(area: Area, init: Init, entity: Pick<Entity, 'kind' | 'scope'>): boolean {
  return (
    mayIn(area, init, entity, 'update') && (init.otherTenantGrants[entity.kind] ?? []).includes('create')
  );
}
