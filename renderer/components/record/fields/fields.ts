import type { ReactNode } from 'react';
import type { Resource } from '#contract/facts/permissions.ts';
import type { Chunk } from '../../../lib/chunks/chunk.ts';
import type { Money } from '../../../lib/format/format-number.ts';
import type { FieldKind } from '../../form/field-kinds.ts';
import type { ReferenceTarget } from '../form/references.ts';

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

/**
 * A field of a kind that a feature brings, such as files. Forms have a group of controls for it, the page of a record a
 * section; lists and CSV files do not show it. Its values can be lost with the record.
 */
export interface CustomField<in Value> {
  kind: 'custom';
  required?: undefined;
  control: FieldPart<CustomControl<Value>>;
  section: FieldPart<(props: CustomSectionProps<Value>) => ReactNode>;
}

/** Comes with the pages that show it: their routes have it as a part (layout/routes/page.ts). */
interface FieldPart<Part> {
  component: Chunk<Part>;
  /** Texts of its own. */
  namespaces?: readonly string[];
  /** Added by the build. */
  module?: string;
}

/** What forms need. */
export interface CustomControl<in Value> {
  /** How its values become text, and come out of what is sent. */
  form: FieldKind<Value>;
  Input: (props: CustomInputProps) => ReactNode;
}

export interface CustomInputProps {
  name: string;
  /** Text of the value, as `form` writes it. */
  defaultValue: string | undefined;
  /** Kind of the record. */
  resource: Resource;
}

export interface CustomSectionProps<Value> {
  /** Name of the field. */
  title: string;
  value: Value | undefined;
  /** Kind of the record. */
  resource: string;
  /** Of the record. */
  id: string;
}

/** @throws {Error} on a page whose route has not loaded it */
export function loadedPart<Part>({ component }: FieldPart<Part>): Part {
  if (component.loaded === undefined) throw new Error('the route has no part with this custom field');
  return component.loaded;
}
