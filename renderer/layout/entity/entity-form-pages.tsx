import { type ReactNode, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useForm } from '../../components/form/use-form.ts';
import { type DefinedEntity, recordOptions } from '../../components/record/define-entity.ts';
import { EntityFields, entityForm, fieldHeights } from '../../components/record/fields/entity-fields.tsx';
import { EditRecordForm } from '../../components/record/form/edit-record-form.tsx';
import { EditRecordPage, NewRecordPage } from '../../components/record/form/record-form-pages.tsx';
import { EntityFacts } from '../../components/record/record-page-parts.tsx';
import { useApi } from '../../lib/services/use-api.ts';

interface EntityFormPageProps {
  entity: DefinedEntity;
  /** Fields of the form, in place of EntityFields. */
  children?: ReactNode;
  /** Fields that do not stand among the facts beside the form. */
  except?: readonly string[];
}

/** The form for a new record; `?name=` gives it a name. */
export function NewEntityPage({ entity, children }: EntityFormPageProps) {
  const name = useSearchParams()[0].get('name');
  const form = useForm({
    definition: useMemo(() => entityForm(entity), [entity]),
    initial: { [entity.nameField]: name },
  });
  return (
    <NewRecordPage entity={entity} form={form}>
      {children ?? <EntityFields entity={entity} />}
    </NewRecordPage>
  );
}

/** The form that changes a record. */
export function EditEntityPage({ entity, children, except }: EntityFormPageProps) {
  const { id = '' } = useParams();
  const { api } = useApi();
  const form = useMemo(() => entityForm(entity), [entity]);
  return (
    <EditRecordPage
      entity={entity}
      options={recordOptions(entity, api, id)}
      facts={(record) => <EntityFacts entity={entity} record={record} except={except} />}
      fieldHeights={fieldHeights(entity.fields)}
    >
      {(record) => (
        <EditRecordForm key={record.id} entity={entity} record={record} form={form}>
          {children ?? <EntityFields entity={entity} />}
        </EditRecordForm>
      )}
    </EditRecordPage>
  );
}
