import type { ReactNode } from 'react';
import type { FormDefinition, ObjectSchema } from '../../form/define-form.ts';
import { EditForm } from '../../form/edit-form.tsx';
import { useFormContext } from '../../form/form-context.ts';
import { HiddenField } from '../../form/form-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ExpectedOrganization } from '../conflicts.tsx';
import type { Entity } from '../entity.ts';
import { useEntityText } from '../entity-text.ts';
import { useListLink, useMay } from '../use-entity.ts';
import { RecordConflictAlert } from './record-conflict-alert.tsx';
import { changedRecord, type FormRecord, isDeletedRecord } from './record-errors.ts';

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
