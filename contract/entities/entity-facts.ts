import * as z from 'zod/mini';
import type { Resource } from '../facts/permissions.ts';
import { expectedInput, scopeFields, scopeInput } from '../schemas/scope.ts';
import { storedFields } from '../schemas/stored-fields.ts';

/** Further fields of an entity's answers and inputs, by whom its records belong to. */
interface EntityScope<Answered, Input, Expected> {
  answered: Answered;
  input: Input;
  expected: Expected;
}

/** Records belong to organizations. */
export const organizationScope = { answered: scopeFields, input: scopeInput, expected: expectedInput };

/** Records belong to the whole installation. */
export const installationScope = { answered: {}, input: {}, expected: {} };

/** Records belong to the users who add them; each reads the own ones, so that none names its owner. */
export const ownerScope = installationScope;

/** Facts about a kind of record, each said once. */
export interface EntityFacts<
  Shape extends z.core.$ZodShape,
  Answered extends z.core.$ZodShape,
  Input extends z.core.$ZodShape,
  Expected extends z.core.$ZodShape,
  Name extends string,
  Listed extends string,
  Sort extends string,
  Filters extends z.core.$ZodShape,
  Named extends string,
> {
  /** Address of the list, below /api. */
  path: `/${string}`;
  /** Its resource among the permissions. */
  kind: Resource;
  /** One with its article, as the API document calls it: 'an invoice'. */
  one: string;
  many: string;
  scope: EntityScope<Answered, Input, Expected>;
  /** The fields that users fill in. */
  input: z.ZodMiniObject<Shape>;
  /** The field that a record is called by. Default: `name`. */
  nameField?: Named;
  /** Names of what a record refers to, beside the ids: `owner` of `ownerId`. */
  names?: readonly Name[];
  /** Fields and names that lists show. Default: all. */
  listed?: readonly Listed[];
  /** Orders of the list beside that by the name and `updated`. */
  sorts?: readonly Sort[];
  /** Filters of the list, the export and the deletion, beside the search: `{ size: choiceFilter(sizes) }` (filters.ts). */
  filters?: Filters;
}

type AnsweredFields<Shape extends z.core.$ZodShape, Name extends string> = Omit<
  ReturnType<typeof storedFields<Shape>>,
  Name
> &
  Record<Name, z.ZodMiniNullable<z.ZodMiniString>>;

/** The fields of an input as answers hold them, and the names, which are null where nothing is referred to. */
export function answeredFields<Shape extends z.core.$ZodShape, Name extends string>(
  input: z.ZodMiniObject<Shape>,
  names: readonly Name[],
): AnsweredFields<Shape, Name> {
  const named = Object.fromEntries(names.map((name) => [name, z.nullable(z.string())]));
  return { ...storedFields(input), ...named } as AnsweredFields<Shape, Name>;
}

/** Some of the fields, in the order of all. */
export function pickFields<Fields extends object, Picked extends string>(
  fields: Fields,
  picked: readonly Picked[] | undefined,
) {
  const all = Object.entries(fields);
  return Object.fromEntries(
    picked ? all.filter(([name]) => (picked as readonly string[]).includes(name)) : all,
  ) as Pick<Fields, Picked & keyof Fields>;
}
