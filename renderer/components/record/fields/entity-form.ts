import { filesKind } from '../../files/files-field.ts';
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
import type { DefinedEntity } from '../define-entity.ts';
import type { EntityField } from './fields.ts';

const kinds = {
  number: numberKind,
  money: moneyKind,
  date: dayKind,
  time: timestampKind,
  boolean: toggleKind,
  choice: choiceKind,
  reference: recordKind,
  file: filesKind,
};

/** Returns the form of an entity, by its fields and the schema of its input. */
export function entityForm({
  loadSchema,
  fields,
}: Pick<DefinedEntity, 'loadSchema' | 'fields'>): FormDefinition<ObjectSchema> {
  const kindOfField = ([name, field]: [string, EntityField]) => [name, formKind(field)];
  return defineForm(loadSchema, Object.fromEntries(Object.entries(fields).map(kindOfField)));
}

function formKind({ kind, required }: EntityField): FieldKind<never> {
  if (kind in kinds) return kinds[kind as keyof typeof kinds];
  return required ? textKind : optionalTextKind;
}
