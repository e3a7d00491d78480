import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../../lib/format/isolate.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useTimeZone } from '../../../lib/preferences/time-zone.ts';
import type { FormDefinition, InitialValues, ObjectSchema } from '../../form/define-form.ts';
import { EditForm } from '../../form/edit-form.tsx';
import { useFormContext } from '../../form/form-context.ts';
import { HiddenField } from '../../form/form-field.tsx';
import { writeFields } from '../../form/form-values.ts';
import { useForm } from '../../form/use-form.ts';
import { RelativeTime } from '../../relative-time.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { type ChangedRecord, changedRecord, ExpectedOrganization, isDeletedRecord } from '../conflicts.tsx';
import type { Entity } from '../entity.ts';
import { useEntityText } from '../entity-text.ts';
import { useListLink, useMay } from '../use-entity.ts';

/** A record as its operations answer it: with all that its form changes. */
type FormRecord<Schema extends ObjectSchema> = InitialValues<Schema> & {
  id: string;
  /** Version of the record: its update sends it back as `expectedUpdatedAt`. */
  updatedAt: string;
};

interface EditRecordFormProps<Schema extends ObjectSchema> {
  entity: Entity;
  record: FormRecord<NoInfer<Schema>>;
  form: FormDefinition<Schema>;
  /** It stands on the page of the record, to which others lead back. */
  stays?: boolean;
  /** Why it cannot be saved now. */
  reason?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/**
 * The form that changes a record. It keeps what it began with while the record is read again, says when somebody else
 * has changed it meanwhile, and saves one that was deleted as a new one. Give it the record's id as `key`.
 */
export function EditRecordForm<Schema extends ObjectSchema>(props: EditRecordFormProps<Schema>) {
  const { entity, record, form: definition, stays = false, reason, children } = props;
  const text = useEntityText(entity);
  const list = useListLink(entity);
  const form = useForm({ definition, initial: record, hidden: { expectedUpdatedAt: record.updatedAt } });
  const apiError = form.formError?.apiError;
  const changed = changedRecord<FormRecord<Schema>>(apiError);
  const deleted = isDeletedRecord(apiError);
  // As a new one it comes to the organization in which it was.
  const { organizationId } = record as { organizationId?: string | null };
  return (
    <EditForm
      form={form}
      submitLabel={text('records:form.save')}
      reason={reason}
      {...(!stays && { cancelTo: deleted ? list.to : `${list.to}/${record.id}` })}
      alert={
        (changed && <RecordConflictAlert {...{ entity, form: definition, changed }} />) ||
        (deleted && <DeletedRecordAlert entity={entity} />) ||
        undefined
      }
    >
      <HiddenField name="expectedUpdatedAt" />
      {organizationId !== undefined && <input type="hidden" name="scope" value={organizationId ?? 'none'} />}
      <ExpectedOrganization entity={entity} formError={form.formError} />
      {children}
    </EditForm>
  );
}

/** Says that the record of the form is gone, and offers to save what was typed as another one. */
function DeletedRecordAlert({ entity }: { entity: Entity }) {
  const text = useEntityText(entity);
  const { sending } = useFormContext();
  const mayCreate = useMay(entity, 'create');
  return (
    <Alert
      tone="warning"
      role="alert"
      action={
        mayCreate && (
          <Button type="submit" writes name="intent" value="save-as-new" size={28} loading={sending}>
            {text('records:form.saveAsNew')}
          </Button>
        )
      }
    >
      {text('records:form.deleted')}
    </Alert>
  );
}

interface RecordConflictAlertProps<Schema extends ObjectSchema> {
  entity: Pick<Entity, 'texts' | 'title'>;
  form: FormDefinition<Schema>;
  changed: ChangedRecord<FormRecord<Schema>>;
}

/**
 * Says who has changed the record since the form was opened, and shows where their version differs from what was
 * typed. Each field can be taken from theirs; saving writes over the rest.
 */
function RecordConflictAlert<Schema extends ObjectSchema>(props: RecordConflictAlertProps<Schema>) {
  const { entity, form, changed } = props;
  const { current, changedBy } = changed;
  const { t, i18n } = useTranslation('records');
  const translate = useTranslate();
  const text = useEntityText(entity);
  const { ref, formError, sending } = useFormContext();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), []);
  const theirs = form.write(current, { language: i18n.language, timeZone: useTimeZone() ?? 'UTC' });
  /** All controls of a field: an amount has one for its currency. */
  const controlsOf = (field: string) =>
    Object.entries(theirs).filter(([name]) => name === field || name.startsWith(`${field}.`));
  const differing = form.names.filter((field) =>
    // The name of a record stands beside its id, and is sent where a script runs alone.
    controlsOf(field).some(([name, value]) => !name.endsWith('.label') && value !== formError?.values[name]),
  );
  /** Returns the other user's value of a field as text: for a record or a choice its name, not its id. */
  const written = (field: string) => {
    const value = (current as Record<string, unknown>)[field];
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
    const choice = `${entity.texts}:choices.${field}.${value}`;
    if (/\.[a-z][a-z0-9-]*$/.test(choice) && i18n.exists(choice)) return translate(choice);
    return theirs[`${field}.label`] || theirs[field] || t('form.empty');
  };
  const take = (field: string) => {
    if (!ref.current) return;
    writeFields(ref.current, Object.fromEntries(controlsOf(field)));
    ref.current.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  };
  return (
    <div ref={box}>
      <Alert tone="warning" role="alert">
        <p>
          {text('records:form.changed', {
            name: isolate(changedBy?.name || t('form.someone')),
          })}{' '}
          <RelativeTime at={current.updatedAt} now={new Date().toISOString()} className="text-text-2" />
        </p>
        <p>{t('form.textKept')}</p>
        <dl className="mt-2 grid gap-2">
          {differing.map((field) => (
            <div key={field} className="flex items-start gap-3">
              <div className="min-w-0 flex-1">
                <dt className="text-12 text-text-2">{translate(`${entity.texts}:form.${field}`)}</dt>
                <dd className="line-clamp-4 whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">
                  {written(field)}
                </dd>
              </div>
              <Button size={28} onClick={() => take(field)}>
                {t('form.takeTheirs')}
              </Button>
            </div>
          ))}
        </dl>
        <Button type="submit" writes size={28} className="mt-2.5" loading={sending}>
          {t('form.saveMine')}
        </Button>
      </Alert>
    </div>
  );
}
