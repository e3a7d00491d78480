import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDefinition, ObjectSchema } from '../../form/define-form.ts';
import { EditForm } from '../../form/edit-form.tsx';
import { HiddenField } from '../../form/hidden-field.tsx';
import { useForm } from '../../form/use-form.ts';
import type { EditableEntity } from '../entity.ts';
import { useListLink } from '../use-list-link.ts';
import { DeletedRecordAlert } from './deleted-record-alert.tsx';
import { RecordConflictAlert } from './record-conflict-alert.tsx';
import { changedRecord, type FormRecord, isDeletedRecord } from './record-errors.ts';

interface EditRecordFormProps<Schema extends ObjectSchema> {
  entity: EditableEntity;
  record: FormRecord<NoInfer<Schema>>;
  form: FormDefinition<Schema>;
  /** What a field holds, for users to read, where the text of its control does not say it: a choice, a name. */
  describe?(field: string, record: FormRecord<NoInfer<Schema>>): string | undefined;
  /** The fields. */
  children: ReactNode;
}

/**
 * The form that changes a record. It keeps what it began with while the record is read again, says when somebody else
 * has changed it meanwhile, and saves one that was deleted as a new one. Give it the record's id as `key`.
 */
export function EditRecordForm<Schema extends ObjectSchema>(props: EditRecordFormProps<Schema>) {
  const { entity, record, form: definition, describe, children } = props;
  const { t } = useTranslation('records');
  const list = useListLink(entity);
  const form = useForm({ definition, initial: record, hidden: { expectedUpdatedAt: record.updatedAt } });
  const apiError = form.formError?.apiError;
  const changed = changedRecord<FormRecord<Schema>>(apiError);
  const deleted = isDeletedRecord(apiError);
  return (
    <EditForm
      form={form}
      submitLabel={t('form.save')}
      cancelTo={deleted ? list.to : `${list.to}/${record.id}`}
      alert={
        (changed && <RecordConflictAlert {...{ entity, form: definition, changed, describe }} />) ||
        (deleted && <DeletedRecordAlert entity={entity} />) ||
        undefined
      }
    >
      <HiddenField name="expectedUpdatedAt" />
      {children}
    </EditForm>
  );
}
