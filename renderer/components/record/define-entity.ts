import type { FetchQueryOptions, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type * as z from 'zod/mini';
import type { EntityFacts, EntityScope } from '#contract/entities/entity-facts.ts';
import type { Deletion, Restoration, UndoableDeletions } from '#contract/schemas/deletion.ts';
import type { Move } from '#contract/schemas/move.ts';
import type { Count } from '#contract/schemas/paging.ts';
import type { Api } from '../../lib/services/api-services.ts';
import type { ActionKeys, RecordAction } from '../actions/action.ts';
import type { Area } from '../actions/palette-context.ts';
import type { ObjectSchema } from '../form/define-form.ts';
import type { ListOptions, ListPart, paging } from '../list/list-options.ts';
import type { Entity, EntityOperations, NamedRecord, OperationById } from './entity.ts';
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
  read: OperationById<WholeRecord>;
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

/** Properties of the pages of an entity that its facts leave open. */
interface EntityPages extends Pick<Entity, 'texts' | 'title' | 'nameOf' | 'invalidates'> {
  icon: LucideIcon;
  /** Key of a shorter name of its list, for the bar at the bottom. */
  shortTitle?: string;
  /** Key of other words by which its list is found. */
  synonyms?: string;
  /** Keys that open its list. */
  keys?: ActionKeys;
  /** N begins a new record on every page of an area, not on its own ones alone. */
  newFromAnywhere?: true;
  /** Areas with its pages. Default: by its scope. */
  areas?: readonly Area[];
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

/** Input of an entity in its forms. */
interface EntityInput<Schema extends ObjectSchema> {
  /** Rules of its input, which its forms fill in. */
  loadSchema(): Promise<Schema>;
  /** Fields that users fill in, in the order of forms and pages. */
  fields: FieldsFor<z.input<Schema>>;
}

/** Entity whose pages and palette entries are derived from its facts and its definition (layout/entity/entity-feature.ts). */
export interface DefinedEntity extends Omit<EntityPages, 'areas' | 'actions'>, Entity {
  operations(api: Api): RecordOperations;
  scope: EntityScope;
  nameField: string;
  listed: readonly string[];
  sorts: EntityFacts['sorts'];
  filtered?: readonly string[];
  areas: readonly Area[];
  actions: readonly RecordAction<never, RecordQuestion>[];
  loadSchema(): Promise<ObjectSchema>;
  fields: Fields;
}

/** Records of users are private, and no part of managing. */
const areasOf: Readonly<Record<EntityScope, readonly Area[]>> = {
  installation: ['manager'],
  organization: ['app', 'manager'],
  owner: ['app'],
};

/** Defines the pages of a kind of record: its fields, and how its list, pages and forms differ from those of any other. */
export function defineEntity<Schema extends ObjectSchema>(
  facts: EntityFacts,
  pages: EntityPages & EntityInput<Schema>,
): DefinedEntity {
  const path = facts.path.slice(1);
  const entity = { nameField: 'name', areas: areasOf[facts.scope], ...facts, ...pages, path };
  return {
    ...entity,
    actions: [
      ...(pages.actions ?? []),
      editAction(entity),
      copyRecordLinkAction(entity),
      ...(pages.moved ? [moveAction(entity)] : []),
      deleteAction(entity),
    ],
  };
}

/** Whether an area leads to an entity's pages: those of the user area alone are private, and no part of managing. */
export function isOffered({ areas }: DefinedEntity, area: Area): boolean {
  return areas.includes(area) || areas.includes('manager');
}

/** Returns the query options of a record of an entity. */
export function recordOptions({ operations }: DefinedEntity, api: Api, id: string) {
  return operations(api).read.queryOptions({ input: { id } });
}
