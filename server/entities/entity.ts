import type { AnySchema, InferSchemaInput, InferSchemaOutput, Schema } from '@orpc/contract';
import type { ProcedureImplementer } from '@orpc/server';
import type { SQL } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import type { Resource } from '#contract/facts/permissions.ts';
import type { RestorationInput } from '#contract/schemas/deletion.ts';
import type { OperationMeta } from '#contract/schemas/oc.ts';
import type { ApiContext } from '../api/api-context.ts';
import type { SelectedColumns } from '../database/rows.ts';
import type { TenantTable } from '../database/tables/tenant-table.ts';
import type { List, ListedTable } from '../lists/define-list.ts';
import type { PageInput } from '../lists/read-page.ts';
import type { ListedRow } from '../lists/read-rows.ts';
import type { KindWith, Records, RecordTable, StoredRecord } from '../records/define-records.ts';
import type { MovedKind } from '../records/move-records.ts';
import type { WrittenFields } from '../records/written-fields.ts';
import type { ScopeOf } from '../scopes/scope.ts';
import type { FilterName } from './filter-conditions.ts';

export type EntityTable = RecordTable & ListedTable;

/** A kind of record with permissions and an audit trail under its name. */
export type EntityKind = KindWith<'created' | 'updated' | 'deleted' | 'restored'> & Resource;

export type Names = Readonly<Record<string, SQL<string | null>>>;

/** Any entity, as the default handlers take it. */
export interface AnyEntity {
  records: Records<EntityTable, EntityKind>;
  list: List<SelectedColumns, string, EntityTable>;
  /** Names of what a record refers to, by the contract's `names`. */
  names?: Names;
  conditions?(context: Context, filters: object): Promise<SQL | undefined>;
}

type Context<Table extends EntityTable = EntityTable> = ApiContext & {
  currentUser: CurrentUser;
  scope: ScopeOf<Table>;
};

/** The operations of any entity, as far as the default handlers read their inputs. */
export interface AnyOperations {
  list: Operation<PageInput<string>>;
  count: Operation<Matches & { ids?: string[] | undefined }>;
  read: Operation<ById>;
  activity: Operation<ById>;
  create: Operation<object>;
  update: Operation<ById & { expectedUpdatedAt: string }>;
  delete: Operation<{ ids: string[] } | { all: Matches; expectedCount?: number | undefined }>;
  deleteOne?: Operation<ById>;
  move?: Operation<{ ids: string[]; from: string; to: string; undo?: boolean | undefined }>;
  deleted: Operation<unknown>;
  restore: Operation<RestorationInput>;
}

type Operation<Input> = ProcedureImplementer<
  ApiContext,
  ApiContext,
  Schema<unknown, Input>,
  Schema<unknown, unknown>,
  Record<never, never>,
  OperationMeta
>;

interface ById {
  id: string;
}

interface Matches {
  searchTerm: string;
}

/** The operations of an entity as the router takes them. */
export type EntityOperations<Operations extends AnyOperations> = {
  [Name in keyof AnyOperations & keyof Operations]: ReturnType<NonNullable<Operations[Name]>['handler']>;
};

/** An entity whose table, list and names hold what its contract promises and takes. */
export type Entity<Operations extends AnyOperations, Parts extends AnyEntity> = Parts & {
  records: (Operations extends { move: unknown }
    ? Fit<KindOf<Parts>, MovedKind, 'no audited actions of moves'>
    : unknown) &
    (TableOf<Parts> extends TenantTable
      ? Fit<'scope', keyof Input<Operations['list']>, "the table is of organizations: scope: 'organization'">
      : unknown) &
    Fit<FilledIn<Operations>, WrittenFields<TableOf<Parts>>, 'the table needs a field that nobody fills in'> &
    Fit<
      keyof FilledIn<Operations>,
      keyof WrittenFields<TableOf<Parts>>,
      Lacking<FilledIn<Operations>, WrittenFields<TableOf<Parts>>, 'a field has no column in the table'>
    > &
    Fit<
      StoredRecord<TableOf<Parts>> & NamesOf<Parts>,
      Answer<Operations['read']>,
      Lacking<
        Answer<Operations['read']>,
        StoredRecord<TableOf<Parts>> & NamesOf<Parts>,
        'a field is not stored or named'
      >
    >;
  list: Fit<Parts['list']['table'], TableOf<Parts>, 'the list has another table'> &
    Fit<
      ListedRow<Parts['list']['columns']>,
      Row<Answer<Operations['list']>>,
      'a listed field is no column of the list'
    > &
    Fit<
      Input<Operations['list']>['sort'],
      keyof Parts['list']['sorts'],
      Lacking<
        Record<Input<Operations['list']>['sort'] & string, unknown>,
        Parts['list']['sorts'],
        'a sort order has no column'
      >
    >;
} & Filtering<Omit<Input<Operations['count']>, ScopeField | 'searchTerm' | 'ids'>, TableOf<Parts>>;

type TableOf<Parts extends AnyEntity> = Parts['records']['table'];
type KindOf<Parts extends AnyEntity> = Parts['records']['kind'];

/** Fails with a message where what is given is not what is wanted. */
type Fit<Given, Wanted, Message> = [Given] extends [Wanted] ? unknown : Message;

/** The message, and the keys that are wanted and not given. */
type Lacking<Wanted, Given, Message extends string> = [Exclude<keyof Wanted, keyof Given>] extends [never]
  ? Message
  : `${Message}: ${Exclude<keyof Wanted, keyof Given> & string}`;

type Filtering<Filters, Table extends EntityTable> = [keyof Filters] extends [FilterName<Table>]
  ? { conditions?: Conditions<Filters, Table> }
  : {
      /** Returns the condition for the records of these filters; undefined for all. Default: filterConditions. */
      conditions: Conditions<Filters, Table>;
    };

type Conditions<Filters, Table extends EntityTable> = (
  context: Context<Table>,
  filters: Filters,
) => Promise<SQL | undefined>;

type ScopeField = 'scope' | 'expectedScope';
type FilledIn<Operations extends AnyOperations> = Omit<Input<Operations['create']>, ScopeField>;
type NamesOf<Parts> = Parts extends { names: infer Named }
  ? { [Name in keyof Named]: string | null }
  : unknown;
type Row<List> = List extends { items: (infer Item)[] } ? Item : never;

type Input<Of> = Of extends { '~orpc': { inputSchema?: infer Input extends AnySchema } }
  ? InferSchemaOutput<Input>
  : never;

/** Answer of a handler: the contract's schema checks it afterwards. */
type Answer<Of> = Of extends { '~orpc': { outputSchema?: infer Output extends AnySchema } }
  ? InferSchemaInput<Output>
  : never;
