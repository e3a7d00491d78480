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
import { loadedPart } from './custom-field.ts';
import { customFields, type EntityField } from './fields.ts';

const kinds = {
  number: numberKind,
  money: moneyKind,
  date: dayKind,
  time: timestampKind,
  boolean: toggleKind,
  choice: choiceKind,
  reference: recordKind,
};

/** Loads what a form needs of custom fields. Pages come with it; an action on the server may run before any page. */
export async function loadControls({ fields }: Pick<DefinedEntity, 'fields'>): Promise<void> {
  await Promise.all(customFields(fields).map(({ control }) => control.component.load()));
}

/** Returns the form of an entity, by its fields and the schema of its input. Its controls are loaded by then. */
export function entityForm({
  loadSchema,
  fields,
}: Pick<DefinedEntity, 'loadSchema' | 'fields'>): FormDefinition<ObjectSchema> {
  const kindOfField = ([name, field]: [string, EntityField]) => [name, formKind(field)];
  return defineForm(loadSchema, Object.fromEntries(Object.entries(fields).map(kindOfField)));
}

function formKind(field: EntityField): FieldKind<never> {
  if (field.kind === 'custom') return loadedPart(field.control).form;
  const { kind, required } = field;
  if (kind in kinds) return kinds[kind as keyof typeof kinds];
  return required ? textKind : optionalTextKind;
}
