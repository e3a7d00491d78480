import * as z from 'zod/mini';
import { expectedInput, scopeFields, scopeInput } from '../schemas/scope.ts';
import { type StoredFields, storedFields } from '../schemas/stored-fields.ts';
import type { EntityFacts, EntityScope } from './entity-facts.ts';

type Shape = z.core.$ZodShape;

/** Additional fields of an entity's responses and inputs, by its scope. */
export const scopeSchemas = {
  answered: { installation: {}, organization: scopeFields, owner: {} },
  input: { installation: {}, organization: scopeInput, owner: {} },
  expected: { installation: {}, organization: expectedInput, owner: {} },
} satisfies Record<string, Record<EntityScope, Shape>>;

/** The schemas of an entity, which complete its facts. */
export interface EntitySchemas<Input extends z.ZodMiniObject, Filters extends Shape> {
  /** The fields that users fill in. */
  input: Input;
  /** Filters of the list, the export and the deletion, besides the search: `{ size: choiceFilter(sizes) }` (filters.ts). */
  filters?: Filters;
}

/** Facts that name only existing fields. */
export type FittingFacts<Facts extends EntityFacts, Field extends string> = Facts & {
  nameField?: Field;
  listed: readonly Field[];
  answered?: readonly (Field | NameOf<Facts>)[] | 'all';
  sorts: Readonly<Record<Exclude<keyof Facts['sorts'], Field | 'updated'>, never>>;
  filtered?: readonly Field[];
};

/** Requires a filter for each filtered field: one of its name, or one with `From` or `To` behind it. */
export type RequiredFilters<Facts, Filters> = [Unfiltered<Facts, keyof Filters>] extends [never]
  ? unknown
  : { filters: Record<Unfiltered<Facts, keyof Filters>, z.core.$ZodType> };

type Unfiltered<Facts, Filter> = Exclude<
  Facts extends { filtered: readonly (infer Field)[] } ? Field & string : never,
  Filter | (Filter extends `${infer Field}${'From' | 'To'}` ? Field : never)
>;

/** The names of the fields of an input. */
export type FieldOf<Input extends z.ZodMiniObject> = keyof Input['shape'] & string;

type NameOf<Facts> = Facts extends { names: readonly (infer Name extends string)[] } ? Name : never;

type NameFieldOf<Facts> = Facts extends { nameField: infer Field extends string } ? Field : 'name';

/** Orders of a list. */
export type SortOf<Facts extends EntityFacts> =
  | 'updated'
  | NameFieldOf<Facts>
  | (keyof Facts['sorts'] & string);

export type AnsweredFields<Facts, Input extends z.ZodMiniObject> = Omit<
  StoredFields<Input['shape']>,
  NameOf<Facts>
> &
  Record<NameOf<Facts>, z.ZodMiniNullable<z.ZodMiniString>>;

/** The fields of an input as responses contain them, and the names, which are null for empty references. */
export function answeredFields<Facts extends EntityFacts, Input extends z.ZodMiniObject>(
  { names = [] }: Facts,
  input: Input,
): AnsweredFields<Facts, Input> {
  const named = Object.fromEntries(names.map((name) => [name, z.nullable(z.string())]));
  return { ...storedFields(input), ...named } as AnsweredFields<Facts, Input>;
}

/** What rows of the list contain: names come with their references. */
type ListedName<Facts extends EntityFacts> = Facts extends { answered: 'all' }
  ? string
  : NamedField<Facts> | (ReferenceName<NamedField<Facts>> & NameOf<Facts>);

type NamedField<Facts extends EntityFacts> =
  | NameFieldOf<Facts>
  | Facts['listed'][number]
  | (Facts extends { answered: readonly (infer Field extends string)[] } ? Field : never);

type ReferenceName<Field extends string> = Field extends `${infer Name}Id` ? Name : never;

type ListedFields<Facts extends EntityFacts, Input extends z.ZodMiniObject> = Pick<
  AnsweredFields<Facts, Input>,
  keyof AnsweredFields<Facts, Input> & ListedName<Facts>
>;

/** Those of them that rows of the list contain, in the order of all. */
export function listedFields<Facts extends EntityFacts, Input extends z.ZodMiniObject>(
  facts: Facts,
  input: Input,
): ListedFields<Facts, Input> {
  const { nameField = 'name', names = [], listed, answered = [] } = facts;
  const fields = [nameField, ...listed, ...answered];
  const contained = [...fields, ...names.filter((name) => fields.includes(`${name}Id`))];
  const all = Object.entries(answeredFields(facts, input));
  return Object.fromEntries(
    answered === 'all' ? all : all.filter(([name]) => contained.includes(name)),
  ) as ListedFields<Facts, Input>;
}
