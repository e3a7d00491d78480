import type { ReactNode } from 'react';
import type { Resource } from '#contract/facts/permissions.ts';
import type { Chunk } from '../../../lib/chunks/chunk.ts';
import type { FieldKind } from '../../form/field-kinds.ts';

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
