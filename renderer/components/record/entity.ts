import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import type { EntityScope } from '#contract/entities/entity-facts.ts';
import type { Resource } from '#contract/facts/permissions.ts';
import type { Activity } from '#contract/schemas/activity.ts';
import type { Resources } from '#locales/resources.d.ts';
import type { Api } from '../../lib/services/api-services.ts';
import type { Area } from '../actions/palette-context.ts';

/** Record that its entity has a name for (recordName). */
export interface NamedRecord {
  id: string;
}

/** Operations of an entity that the parts of this folder call; `api.invoices`, say. */
export interface EntityOperations {
  key(): QueryKey;
  list: { key(options: { type: 'infinite' }): QueryKey };
  read: OperationById<NamedRecord>;
  activity: OperationById<Activity>;
  deleted?: { key(): QueryKey };
}

/** Query options of an operation on one record. */
export interface ByIdOptions<Output> {
  queryKey: QueryKey;
  queryFn: QueryFunction<Output>;
}

export interface OperationById<Output> {
  /** Part of the keys of all that it has read of a record. */
  key(options: { input: { id: string } }): QueryKey;
  queryKey(options: { input: { id: string } }): QueryKey;
  queryOptions(options: { input: { id: string } }): ByIdOptions<Output>;
}

/** Definition of one kind of record for the parts of this folder; its feature has it once. */
export interface Entity {
  /** Its resource among the permissions, and its name in the audit trail: 'invoice'. */
  kind: Resource;
  /** Namespace of its texts: they replace those that `records` has for all entities (entity-text.ts). */
  texts: keyof Resources;
  /** Key of what its list is called, as in the navigation. */
  title: string;
  /** Path of its pages, below /app and /manager: 'invoices'. */
  path: string;
  /**
   * To whom its records belong. Default: the installation. Of organizations the user area shows the records of the active
   * one, which the user's role there allows to change; the manager area shows those of all.
   */
  scope?: EntityScope;
  /** The field that a record is called by; without it `name`. */
  nameField?: string;
  /** Returns the shown name of a record, where it is no field. */
  nameOf?(record: NamedRecord): string;
  operations(api: Api): EntityOperations;
  /** Returns the keys of queries elsewhere that count or show its records; a change reads them again. */
  invalidates(api: Api): readonly QueryKey[];
}

/** The area of an address. */
export function areaOf({ url }: Pick<Request, 'url'>): Area {
  return new URL(url).pathname.startsWith('/app/') ? 'app' : 'manager';
}

/** The address of the list of an entity; the pages of its records lie below it. */
export function listPath({ path }: Pick<Entity, 'path'>, area: Area): string {
  return `/${area}/${path}`;
}

export function recordName({ nameOf, nameField = 'name' }: Entity, record: NamedRecord): string {
  return nameOf?.(record) ?? String((record as NamedRecord & Record<string, unknown>)[nameField]);
}
