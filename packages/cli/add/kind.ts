import type { Field } from './field.ts';
import type { EntityNames } from './names.ts';

/**
 * Code for a field of a kind, in sources and tests. The compiler asks for each part, so that no kind lacks one; the
 * imports stand in the templates.
 */
export interface Kind {
  /** Its rules, when a value is given; `optional` holds them where none needs to be. */
  schema(field: Field, names: EntityNames): string;
  optional(field: Field, names: EntityNames): string;
  /** The column of the table, before `.notNull()`; of money one for each part. */
  column(field: Field, names: EntityNames): string | Readonly<Record<string, string>>;
  /** Condition that its columns are checked for. */
  check?(field: Field, names: EntityNames): string;
  /** Further properties of the field in the renderer (renderer/components/record/fields/fields.ts): its choices, say. */
  details?(field: Field, names: EntityNames): string;
  /** The feature without which it cannot be. */
  feature?: string;
  /** The field in the renderer, where a module has it. */
  field?: string;
  /** The filter of lists by it, as the contract has it. Without one there is none unless somebody writes it. */
  filter?(field: Field, names: EntityNames): string;
  /** A column of the list has it. */
  isListed: boolean;
  /** The order of the list can be by it. */
  isSorted: boolean;
  /** What makes a column of its own for that order (server/database/tables/columns.ts). */
  sortColumn?: 'sortText' | 'sortMoney';
  /** It is a text, whose words are searched. */
  isSearched: boolean;
  /** Two records can be kept from having the same. */
  canBeUnique: boolean;
  test: TestValues;
}

/** Values as expressions of a test. */
interface TestValues {
  first(field: Field): string;
  /** Sorts behind the first one. */
  second(field: Field): string;
  invalid(field: Field): string;
  /** Two values for tests/features, of a field whose values no test can make from its schema. */
  values?(field: Field, names: EntityNames): string;
  /** Expression that is another value each time. */
  fresh?: string;
}

export const quote = (text: string) => `'${text}'`;
