import * as z from 'zod/mini';
import type { Resource } from '../facts/permissions.ts';
import { expectedInput, scopeFields, scopeInput } from '../schemas/scope.ts';
import { type StoredFields, storedFields } from '../schemas/stored-fields.ts';

/** Further fields of an entity's answers and inputs, by whom its records belong to. */
interface EntityScope {
  answered: z.core.$ZodShape;
  input: z.core.$ZodShape;
  expected: z.core.$ZodShape;
}

/** Records belong to organizations. */
export const organizationScope = {
  answered: scopeFields,
  input: scopeInput,
  expected: expectedInput,
} satisfies EntityScope;

/** Records belong to the whole installation. */
export const installationScope = { answered: {}, input: {}, expected: {} } satisfies EntityScope;

/** Records belong to the users who add them; each reads the own ones, so that none names its owner. */
export const ownerScope = installationScope;

/** Facts about a kind of record, each said once. */
export interface EntityFacts {
  /** Address of the list, below /api. */
  path: `/${string}`;
  /** Its resource among the permissions. */
  kind: Resource;
  /** One with its article, as the API document calls it: 'an invoice'. */
  one: string;
  many: string;
  scope: EntityScope;
  /** The fields that users fill in. */
  input: z.ZodMiniObject;
  /** The field that a record is called by. Default: `name`. */
  nameField?: string;
  /** Names of what a record refers to, beside the ids: `owner` of `ownerId`. */
  names?: readonly string[];
  /** Fields and names that lists show. Default: all. */
  listed?: readonly string[];
  /** Orders of the list beside that by the name and `updated`. */
  sorts?: readonly string[];
  /** Filters of the list, the export and the deletion, beside the search: `{ size: choiceFilter(sizes) }` (filters.ts). */
  filters?: z.core.$ZodShape;
}

/** Facts that name only fields which there are. */
export type NamingFields<Facts extends EntityFacts> = Facts & {
  nameField?: FieldOf<Facts>;
  listed?: readonly (FieldOf<Facts> | NameOf<Facts>)[];
};

type FieldOf<Facts extends EntityFacts> = keyof Facts['input']['shape'] & string;

type NameOf<Facts> = Facts extends { names: readonly (infer Name extends string)[] } ? Name : never;

/** Orders of a list. */
export type SortOf<Facts> =
  | 'updated'
  | (Facts extends { nameField: infer Field extends string } ? Field : 'name')
  | (Facts extends { sorts: readonly (infer Sort extends string)[] } ? Sort : never);

export type FiltersOf<Facts> = Facts extends { filters: infer Filters extends z.core.$ZodShape }
  ? Filters
  : Record<never, never>;

export type AnsweredFields<Facts extends EntityFacts> = Omit<
  StoredFields<Facts['input']['shape']>,
  NameOf<Facts>
> &
  Record<NameOf<Facts>, z.ZodMiniNullable<z.ZodMiniString>>;

/** The fields of an input as answers hold them, and the names, which are null where nothing is referred to. */
export function answeredFields<Facts extends EntityFacts>({
  input,
  names = [],
}: Facts): AnsweredFields<Facts> {
  const named = Object.fromEntries(names.map((name) => [name, z.nullable(z.string())]));
  return { ...storedFields(input), ...named } as AnsweredFields<Facts>;
}

type ListedFields<Facts extends EntityFacts> = Facts extends {
  listed: readonly (infer Listed extends string)[];
}
  ? Pick<AnsweredFields<Facts>, Listed & keyof AnsweredFields<Facts>>
  : AnsweredFields<Facts>;

/** Those of them that lists show, in the order of all. */
export function listedFields<Facts extends EntityFacts>(facts: Facts): ListedFields<Facts> {
  const all = Object.entries(answeredFields(facts));
  const { listed } = facts;
  return Object.fromEntries(
    listed ? all.filter(([name]) => listed.includes(name)) : all,
  ) as ListedFields<Facts>;
}
