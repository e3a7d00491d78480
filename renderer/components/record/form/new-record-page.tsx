import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { translateWith } from '../../../lib/i18n/use-translate.ts';
import { EditForm } from '../../form/edit-form.tsx';
import type { FormState } from '../../form/form-context.ts';
import { DetailPage } from '../../page/detail-page.tsx';
import { FormHead } from '../../page/form-head.tsx';
import type { Entity } from '../entity.ts';
import { ExpectedOrganization } from '../expected-scope.tsx';
import { OrganizationField } from '../organization/organization-field.tsx';
import { useListLink } from '../use-entity.ts';

interface NewRecordPageProps {
  entity: Entity;
  /** See useForm. */
  form: FormState;
  /** The fields. */
  children: ReactNode;
}

/** The page with the form for a new record. */
export function NewRecordPage({ entity, form, children }: NewRecordPageProps) {
  const { i18n } = useTranslation();
  const list = useListLink(entity);
  const title = translateWith(i18n)(`${entity.texts}:new`);
  return (
    <>
      <FormHead list={list} name={title} />
      <DetailPage form heading={<h1 className="mb-6 text-20">{title}</h1>}>
        <EditForm
          form={form}
          submitLabel={translateWith(i18n)(`${entity.texts}:form.create`)}
          cancelTo={list.to}
        >
          <ExpectedOrganization entity={entity} formError={form.formError} />
          {/* First: other fields offer what it has. */}
          <OrganizationField entity={entity} />
          {children}
        </EditForm>
      </DetailPage>
    </>
  );
}
