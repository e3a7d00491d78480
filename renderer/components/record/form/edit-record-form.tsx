import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EditForm } from '../../form/edit-form.tsx';
import type { FormSchema } from '../../form/form-schema.ts';
import { HiddenField } from '../../form/hidden-field.tsx';
import { useForm } from '../../form/use-form.ts';
import type { EditableEntity, NamedRecord } from '../entity.ts';
import { useListLink } from '../use-list-link.ts';
import { DeletedRecordAlert } from './deleted-record-alert.tsx';
import { RecordConflictAlert } from './record-conflict-alert.tsx';
import { changedRecord, isDeletedRecord } from './record-errors.ts';

interface EditRecordFormProps<Whole extends NamedRecord> {
  entity: EditableEntity;
  record: Whole & { updatedAt: string };
  loadSchema: () => Promise<FormSchema>;
  /** What the fields hold for a record, by their names. */
  valuesOf(record: Whole): Record<string, string>;
  /** FormFields. */
  children: ReactNode;
}

/**
 * The form that changes a record. It keeps what it began with while the record is read again, says when somebody else
 * has changed it meanwhile, and saves one that was deleted as a new one. Give it the record's id as `key`.
 */
export function EditRecordForm<Whole extends NamedRecord>(props: EditRecordFormProps<Whole>) {
  const { entity, record, loadSchema, valuesOf, children } = props;
  const { t } = useTranslation('records');
  const list = useListLink(entity);
  const form = useForm({
    loadSchema,
    initial: { ...valuesOf(record), expectedUpdatedAt: record.updatedAt },
  });
  const apiError = form.formError?.apiError;
  const changed = changedRecord<Whole & { updatedAt: string }>(apiError);
  const deleted = isDeletedRecord(apiError);
  return (
    <EditForm
      form={form}
      submitLabel={t('form.save')}
      cancelTo={deleted ? list.to : `${list.to}/${record.id}`}
      alert={
        (changed && (
          <RecordConflictAlert
            entity={entity}
            theirs={valuesOf(changed.current)}
            changedAt={changed.current.updatedAt}
            changedBy={changed.changedBy}
          />
        )) ||
        (deleted && <DeletedRecordAlert entity={entity} />) ||
        undefined
      }
    >
      <HiddenField name="expectedUpdatedAt" />
      {children}
    </EditForm>
  );
}
