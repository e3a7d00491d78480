import type { Field } from './field.ts';
import type { EntityNames } from './names.ts';

/**
 * What sources and tests say of a field of a kind. The compiler asks for each part, so that no kind lacks one; the
 * imports stand in the templates.
 */
export interface Kind {
  /** Its rules, when a value is given; `optional` holds them where none needs to be. */
  schema(field: Field, names: EntityNames): string;
  optional(field: Field, names: EntityNames): string;
  /** The column of the table, before `.notNull()`. */
  column(field: Field, names: EntityNames): string;
  /** Whether the column of a required field holds null nevertheless: what it refers to may be deleted. */
  canBeLost?(field: Field): boolean;
  /** Further properties of the field in the renderer (renderer/components/record/fields/fields.ts): its choices, say. */
  details?(field: Field, names: EntityNames): string;
  /** A column of the list has it; the order of the list can be by it. */
  isListed: boolean;
  isSorted: boolean;
  /** Words of it are searched. */
  isSearched: boolean;
  /** Two records can be kept from having the same. */
  canBeUnique: boolean;
  test: TestValues;
}

/** Values as expressions. In a test `number` is another one for each record. */
export interface TestValues {
  sample(field: Field): string;
  /** Sorts behind the sample. */
  change(field: Field): string;
  invalid(field: Field): string;
  /** As a form without JavaScript sends it, by the name of its control. */
  posted(field: Field): Record<string, string>;
  /** Where several records have it at once and it is unique: an expression that is another one each time. */
  fresh?: string;
  /** What the page shows of that. */
  shown(field: Field): string | null;
}

export const quote = (text: string) => `'${text}'`;
