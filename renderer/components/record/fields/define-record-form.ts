import type * as z from 'zod/mini';
import { defineForm, type FormDefinition, type ObjectSchema } from '../../form/define-form.ts';
import {
  choiceKind,
  dayKind,
  type FieldKind,
  moneyKind,
  numberKind,
  optionalTextKind,
  recordKind,
  textKind,
  timestampKind,
  toggleKind,
} from '../../form/field-kinds.ts';
import type { EntityField, FieldsFor } from './fields.ts';

const kinds = {
  number: numberKind,
  money: moneyKind,
  date: dayKind,
  time: timestampKind,
  boolean: toggleKind,
  choice: choiceKind,
  reference: recordKind,
};

/** The form of an entity, by its fields and the schema of its input. */
export function defineRecordForm<Schema extends ObjectSchema>(
  loadSchema: () => Promise<Schema>,
  fields: FieldsFor<z.input<Schema>>,
): FormDefinition<Schema> {
  const formKinds = Object.entries<EntityField>(fields).map(([name, field]) => [name, formKind(field)]);
  return defineForm(loadSchema, Object.fromEntries(formKinds));
}

function formKind({ kind, required }: EntityField): FieldKind<never> {
  if (kind in kinds) return kinds[kind as keyof typeof kinds];
  return required ? textKind : optionalTextKind;
}
