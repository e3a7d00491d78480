import type { Money } from '../../../lib/format/format-number.ts';
import type { ReferenceTarget } from '../form/references.ts';
import type { CustomField } from './custom-field.ts';

/** A field of an entity: its kind decides how forms ask for it, and how lists and pages show it. */
export type EntityField =
  | { kind: 'text' | 'longtext' | 'link' | 'email'; required?: true }
  | { kind: 'number' | 'date' | 'time' | 'boolean'; required?: true }
  | { kind: 'money'; currencies: readonly [string, ...string[]]; required?: true }
  | { kind: 'choice'; choices: readonly string[]; required?: true }
  | ReferenceField
  | CustomField<never>;

export interface ReferenceField extends ReferenceTarget {
  kind: 'reference';
  /** Path of its pages, below /app and /manager: 'users'. */
  path: string;
  required?: true;
}

type KindFor<Value> = Value extends boolean
  ? 'boolean'
  : Value extends number
    ? 'number'
    : Value extends Money
      ? 'money'
      : Exclude<EntityField['kind'], 'boolean' | 'number' | 'money' | 'custom'>;

type FieldFor<Value> = Value extends readonly unknown[]
  ? CustomField<Value>
  : EntityField & { kind: KindFor<Value> };

/** A field for each value of an input, of a kind that fits it. Forms and pages have them in this order. */
export type FieldsFor<Input> = {
  readonly [Name in keyof Input]-?: FieldFor<NonNullable<Input[Name]>>;
};

/** Fields of an entity. Texts: `form.price` its label, `choices.size.small` that of a choice. */
export type Fields = Readonly<Record<string, EntityField>>;

/** The custom fields of an entity, each kind once. */
export function customFields(fields: Fields): CustomField<never>[] {
  return [...new Set(Object.values(fields).filter((field) => field.kind === 'custom'))];
}

const heights: Readonly<Partial<Record<EntityField['kind'], string>>> = { longtext: 'h-30', boolean: 'h-5' };

/** The heights of their controls, as classes. */
export function fieldHeights(fields: Fields): string[] {
  return Object.values(fields).map(({ kind }) => heights[kind] ?? 'h-9');
}
