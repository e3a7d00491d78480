import type { ComponentType } from 'react';
import { useArea } from '../../actions/action-context.ts';
import { FilesValue } from '../../files/files-value.tsx';
import type { DefinedEntity, WholeRecord } from '../define-entity.ts';
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
  entity: Pick<DefinedEntity, 'resource' | 'fields' | 'texts'>;
  /** Name of the field. */
  name: string;
  record: object;
}

interface ShownValue {
  value: never;
  /** Kind of the record, and its id. */
  resource: string;
  id: string;
}

/** Value of a field of a record, as its kind is shown. */
export function FieldValue({ entity: { resource, fields, texts }, name, record }: FieldValueProps) {
  const field = fields[name];
  const value = readValue(record, name);
  if (field?.kind === 'reference')
    return <Reference field={field} id={value as string | null} name={referredName(record, name)} />;
  if (field?.kind === 'choice')
    return <ChoiceValue value={value == null ? null : `${texts}:choices.${name}.${value}`} />;
  const Value: ComponentType<ShownValue> | undefined = field && values[field.kind];
  const { id } = record as WholeRecord;
  return Value && <Value value={value as never} resource={resource} id={id} />;
}

const values = {
  text: TextValue,
  longtext: LongTextValue,
  link: LinkValue,
  email: EmailValue,
  number: NumberValue,
  money: MoneyValue,
  date: DayValue,
  time: TimestampValue,
  boolean: BooleanValue,
  file: FilesValue,
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
