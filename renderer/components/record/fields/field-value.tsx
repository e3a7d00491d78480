import type { Money } from '../../../lib/format/format-number.ts';
import { useArea } from '../../actions/action-context.ts';
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
import type { EntityWithFields, ReferenceField } from './fields.ts';

export interface FieldValueProps {
  entity: Pick<EntityWithFields, 'fields' | 'texts'>;
  /** Of the field. */
  name: string;
  record: object;
}

/** What a field of a record holds, as its kind is shown. */
export function FieldValue({ entity: { fields, texts }, name, record }: FieldValueProps) {
  const field = fields[name];
  const value = readValue(record, name);
  switch (field?.kind) {
    case 'number':
      return <NumberValue value={value as number | null} />;
    case 'money':
      return <MoneyValue value={value as Money | null} />;
    case 'boolean':
      return <BooleanValue value={value as boolean | null} />;
    case 'reference':
      return <Reference field={field} id={value as string | null} name={referredName(record, name)} />;
    case 'choice':
      return <ChoiceValue value={value == null ? null : `${texts}:choices.${name}.${value}`} />;
    default: {
      const Value = field && textValues[field.kind];
      return Value && <Value value={value as string | null} />;
    }
  }
}

const textValues = {
  text: TextValue,
  longtext: LongTextValue,
  link: LinkValue,
  email: EmailValue,
  date: DayValue,
  time: TimestampValue,
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
