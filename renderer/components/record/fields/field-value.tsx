import type { ComponentType } from 'react';
import { useArea } from '../../actions/action-context.ts';
import type { DefinedEntity } from '../define-entity.ts';
import {
  BooleanValue,
  ChoiceValue,
  DayValue,
  EmailValue,
  LinkValue,
  LongTextValue,
  MoneyValue,
  NumberValue,
  ReferenceValue,
  TextValue,
  TimestampValue,
} from '../field-values.tsx';
import type { ReferenceField } from './fields.ts';

export interface FieldValueProps {
  entity: Pick<DefinedEntity, 'fields' | 'texts'>;
  /** Name of the field. */
  name: string;
  record: object;
}

/** Value of a field of a record, as its kind is shown. */
export function FieldValue({ entity: { fields, texts }, name, record }: FieldValueProps) {
  const field = fields[name];
  const value = readValue(record, name);
  if (field?.kind === 'reference')
    return <Reference field={field} id={value as string | null} name={referredName(record, name)} />;
  if (field?.kind === 'choice')
    return <ChoiceValue value={value == null ? null : `${texts}:choices.${name}.${value}`} />;
  const Value = field && values[field.kind];
  return Value && <Value value={value as never} />;
}

/** Components by kind; custom fields have sections (custom-sections.tsx). */
const values: Partial<Record<string, ComponentType<{ value: never }>>> = {
  text: TextValue,
  longtext: LongTextValue,
  link: LinkValue,
  email: EmailValue,
  number: NumberValue,
  money: MoneyValue,
  date: DayValue,
  time: TimestampValue,
  boolean: BooleanValue,
};

interface ReferenceProps {
  field: ReferenceField;
  id: string | null;
  name: string | null;
}

/** A link to the page of another record; the user area has no pages of users. */
function Reference({ field: { path }, id, name }: ReferenceProps) {
  const area = useArea();
  const hasPage = area === 'manager' || path !== 'users';
  return <ReferenceValue value={name} to={hasPage ? `/${area}/${path}/${id}` : undefined} />;
}

export function readValue(record: object, name: string): unknown {
  return (record as Record<string, unknown>)[name];
}

/** The name of what a field refers to: a record with `ownerId` is answered with `owner`. */
function referredName(record: object, name: string): string | null {
  return readValue(record, name.replace(/Id$/, '')) as string | null;
}
