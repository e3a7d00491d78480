import type { ReactNode } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
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
import { FormField, type FormFieldProps, ToggleField } from '../../form/form-field.tsx';
import { DateInput, DateTimeInput } from '../../ui/date-input.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { Select } from '../../ui/select.tsx';
import type { DefinedEntity } from '../define-entity.ts';
import { ReferenceInput } from '../form/reference-input.tsx';
import { customFields, type EntityField, type Fields, loadedPart } from './fields.ts';

interface EntityFieldsProps {
  entity: DefinedEntity;
  /** Further properties of single fields by their names, such as a hint. */
  more?: Readonly<Record<string, Pick<FormFieldProps<string>, 'hint' | 'fieldErrorNote'>>>;
}

/** The controls of the fields of an entity, for a new record and for one that is changed. */
export function EntityFields({ entity, more = {} }: EntityFieldsProps) {
  const translate = useTranslate();
  return Object.entries(entity.fields).map(([name, field], place) => {
    const label = translate(`${entity.texts}:form.${name}`);
    if (field.kind === 'boolean') return <ToggleField key={name} name={name} label={label} />;
    return (
      <FormField
        key={name}
        name={name}
        label={label}
        autoFocus={place === 0}
        optional={!field.required}
        {...(field.kind === 'custom' && { group: 'group' })}
        {...more[name]}
      >
        {(control, parts) => (
          <Control entity={entity} name={name} field={field} parts={parts} control={control} />
        )}
      </FormField>
    );
  });
}

interface ControlProps {
  entity: DefinedEntity;
  name: string;
  field: EntityField;
  parts: Readonly<Record<string, string>>;
  control: { name: string; defaultValue: string | undefined; autoFocus: boolean };
}

function Control({ entity, name, field, parts, control: given }: ControlProps): ReactNode {
  const translate = useTranslate();
  const control = { ...given, required: field.required };
  switch (field.kind) {
    case 'text':
      return <Input {...control} dir="auto" autoComplete="off" className="text-match-parent" />;
    case 'longtext':
      return <Textarea {...control} rows={5} dir="auto" />;
    case 'link':
      return <Input {...control} type="url" autoComplete="off" autoCapitalize="none" spellCheck={false} />;
    case 'email':
      return <Input {...control} type="email" autoComplete="off" spellCheck={false} />;
    case 'number':
      return <NumberInput {...control} />;
    case 'date':
      return <DateInput {...control} />;
    case 'time':
      return <DateTimeInput {...control} zone={parts.zone} />;
    case 'money':
      return <MoneyInput {...control} currency={parts.currency} currencies={field.currencies} />;
    case 'reference':
      return <ReferenceInput {...control} scope={entity.scope} label={parts.label} to={field} />;
    case 'choice':
      return (
        <Select {...control} defaultValue={given.defaultValue ?? ''} full>
          <option value="" hidden={field.required}>
            {translate(field.required ? 'ui:combobox.choose' : 'ui:combobox.none')}
          </option>
          {field.choices.map((choice) => (
            <option key={choice} value={choice}>
              {translate(`${entity.texts}:choices.${name}.${choice}`)}
            </option>
          ))}
        </Select>
      );
    case 'custom': {
      const { Input: Custom } = loadedPart(field.control);
      return <Custom {...control} resource={entity.kind} />;
    }
    default:
      return null;
  }
}

const heights: Readonly<Partial<Record<EntityField['kind'], string>>> = { longtext: 'h-30', boolean: 'h-5' };

/** The heights of their controls, as classes. */
export function fieldHeights(fields: Fields): string[] {
  return Object.values(fields).map(({ kind }) => heights[kind] ?? 'h-9');
}

/** How forms hold the values of each kind that is no text. */
const kinds: Readonly<Partial<Record<EntityField['kind'], FieldKind<never>>>> = {
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
  return kinds[field.kind] ?? (field.required ? textKind : optionalTextKind);
}
