import type { FetchQueryOptions, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type * as z from 'zod/mini';
import type { Deletion, Restoration, UndoableDeletions } from '#contract/schemas/deletion.ts';
import type { Move } from '#contract/schemas/move.ts';
import type { Count } from '#contract/schemas/paging.ts';
import type { Api } from '../../lib/services/api-services.ts';
import type { ActionKeys, RecordAction } from '../actions/action.ts';
import type { Area } from '../actions/palette-context.ts';
import type { ObjectSchema } from '../form/define-form.ts';
import type { Sorts } from '../list/list-address.ts';
import type { ListOptions, ListPart, paging } from '../list/list-options.ts';
import type { ByIdOptions, Entity, EntityOperations, NamedRecord } from './entity.ts';
import type { Fields, FieldsFor } from './fields/fields.ts';
import type { ImportResult } from './import/import-result.ts';
import {
  copyRecordLinkAction,
  deleteAction,
  editAction,
  moveAction,
  type RecordQuestion,
} from './record-actions.ts';
import type { ScopeInput } from './record-scope.ts';

/** Record as lists show it. */
export interface ListedRecord extends NamedRecord {
  updatedAt: string;
  organization?: string | null;
}

/** Record as its page shows it. */
export interface WholeRecord extends ListedRecord {
  createdAt: string;
  /** Values of its fields. */
  [field: string]: unknown;
}

/** All that a list shows for a term and filters, as the operations take it. */
export type WholeList = { searchTerm: string } & ScopeInput & object;

/** Input of the operation that deletes. */
export type DeletionInput = { ids: string[] } | { all: WholeList; expectedCount?: number | undefined };

/** Input of the operation that moves: scopes are ids of organizations, or `none`. */
export interface MoveInput {
  ids: string[];
  /** `all` in the manager area. */
  from: string;
  to: string;
  /** Takes back a move that the user has just made. */
  undo?: boolean;
}

/** Operations that the pages of an entity call: those of `entityContract`, and of `importOperations` where it is imported. */
interface RecordOperations extends EntityOperations {
  list: EntityOperations['list'] & {
    infiniteOptions(options: { input(part: ListPart): object } & typeof paging): ListOptions<ListedRecord>;
    call(
      input: { searchTerm: string; limit: number } & ScopeInput,
      options: { signal: AbortSignal },
    ): Promise<{ items: ListedRecord[]; nextCursor: string | null }>;
  };
  count: {
    queryOptions(options: {
      input: WholeList | ({ ids: string[] } & ScopeInput);
    }): FetchQueryOptions<Count, Error, Count, QueryKey> & UseQueryOptions<Count, Error, Count, QueryKey>;
  };
  create: { call(input: object): Promise<NamedRecord> };
  update: { call(input: object): Promise<NamedRecord> };
  delete: { call(input: DeletionInput): Promise<Deletion>; mutationKey(): QueryKey };
  deleted: {
    key(): QueryKey;
    queryOptions(options?: { input: ScopeInput }): UseQueryOptions<UndoableDeletions>;
  };
  restore: { call(input: { deletedAt: string }): Promise<Restoration>; mutationKey(): QueryKey };
  move?: { call(input: MoveInput): Promise<Move>; mutationKey(): QueryKey };
  importPreview?: { call(input: { csv: string } & ScopeInput): Promise<ImportResult> };
  import?: { call(input: { csv: string } & ScopeInput): Promise<ImportResult> };
}

/** Properties of an entity that its feature says; the rest is derived. */
interface EntityDefinition<Schema extends ObjectSchema> extends Omit<Entity, 'operations' | 'nameField'> {
  icon: LucideIcon;
  /** Key of a shorter name of its list, for the bar at the bottom. */
  shortTitle?: string;
  /** Key of other words by which its list is found. */
  synonyms?: string;
  /** Keys that open its list. */
  keys?: ActionKeys;
  /** N begins a new record on every page of an area, not on its own ones alone. */
  newFromAnywhere?: true;
  /** Areas with its pages; without them the manager area, for records of organizations both. */
  areas?: readonly Area[];
  /** Rules of its input, which its forms fill in. */
  loadSchema(): Promise<Schema>;
  /** The field that a record is called by; without it `name`. */
  nameField?: keyof z.input<Schema> & string;
  /** Fields that users fill in, in the order of forms and pages. */
  fields: FieldsFor<z.input<Schema>>;
  /** Fields that are columns of the list, besides the name and the time of the last change. */
  listed: readonly (keyof z.input<Schema> & string)[];
  /** Orders of the list: fields and `updated`. */
  sorts: Sorts<string>;
  /** Fields by which the list can be narrowed: choices, yes or no, references, days and numbers. */
  filtered?: readonly (keyof z.input<Schema> & string)[];
  /** Reads further filters of the list from its address (ListDefinition). */
  readFilters?(parameters: URLSearchParams, area: Area): object;
  /** Returns the texts of a record that the palette shows beside its name, where a search finds them. */
  foundTexts?(record: never): readonly string[];
  /** Records can be added from a CSV file: there are the operations for it. */
  imported?: true;
  /** Records can be moved to other organizations: there is the operation for it. */
  moved?: true;
  /** Download of its list: path, and rows that an address can name. */
  exports?: { path: string; most: number };
  /** Actions of its own, before those of every record. */
  actions?: readonly RecordAction<never, RecordQuestion>[];
  operations(api: Api): RecordOperations;
}

type Derived = 'nameField' | 'fields' | 'listed' | 'filtered' | 'areas' | 'actions' | 'loadSchema';

/** Entity whose pages and palette entries are derived from its definition (layout/entity/entity-feature.ts). */
export interface DefinedEntity extends Omit<EntityDefinition<ObjectSchema>, Derived> {
  nameField: string;
  fields: Fields;
  listed: readonly string[];
  filtered?: readonly string[];
  areas: readonly Area[];
  actions: readonly RecordAction<never, RecordQuestion>[];
  loadSchema(): Promise<ObjectSchema>;
}

/** Defines a kind of record: its fields, and how its list, pages and forms differ from those of any other. */
export function defineEntity<Schema extends ObjectSchema>(
  definition: EntityDefinition<Schema>,
): DefinedEntity {
  const { areas = definition.scoped ? ['app', 'manager'] : ['manager'], actions = [], moved } = definition;
  return {
    nameField: 'name',
    ...definition,
    areas,
    actions: [
      ...actions,
      editAction(definition),
      copyRecordLinkAction(definition),
      ...(moved ? [moveAction(definition)] : []),
      deleteAction(definition),
    ],
  } as unknown as DefinedEntity;
}

/** Whether an area leads to an entity's pages: those of the user area alone are private, and no part of managing. */
export function isOffered({ areas }: DefinedEntity, area: Area): boolean {
  return areas.includes(area) || areas.includes('manager');
}

/** Returns the query options of a record of an entity. */
export function recordOptions({ operations }: DefinedEntity, api: Api, id: string) {
  // The parts that all kinds of records share know less of them than what the operations answer.
  return operations(api).read.queryOptions({ input: { id } }) as unknown as ByIdOptions<WholeRecord>;
}
