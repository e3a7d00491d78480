import type { ReactNode } from 'react';
import { EditForm } from '../../form/edit-form.tsx';
import type { FormState } from '../../form/form-context.ts';
import { DetailPage } from '../../page/detail-page.tsx';
import { FormHead } from '../../page/form-head.tsx';
import { ExpectedOrganization } from '../conflicts.tsx';
import type { Entity } from '../entity.ts';
import { useEntityText } from '../entity-text.ts';
import { OrganizationField } from '../organization/organization-field.tsx';
import { useListLink } from '../use-entity.ts';

interface NewRecordPageProps {
  entity: Entity;
  /** See useForm. */
  form: FormState;
  /** Why none can be created now. */
  reason?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** The page with the form for a new record. */
export function NewRecordPage({ entity, form, reason, children }: NewRecordPageProps) {
  const text = useEntityText(entity);
  const list = useListLink(entity);
  const title = text('records:new');
  return (
    <>
      <FormHead list={list} name={title} />
      <DetailPage form heading={<h1 className="mb-6 text-20">{title}</h1>}>
        <EditForm form={form} submitLabel={text('records:form.create')} reason={reason} cancelTo={list.to}>
          <ExpectedOrganization entity={entity} formError={form.formError} />
          {/* First: other fields offer what it has. */}
          <OrganizationField entity={entity} />
          {children}
        </EditForm>
      </DetailPage>
    </>
  );
}
