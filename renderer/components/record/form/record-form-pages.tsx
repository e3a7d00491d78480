import type { DefaultError, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EditForm } from '../../form/edit-form.tsx';
import type { FormState } from '../../form/form-context.ts';
import { DetailPage } from '../../page/detail-page.tsx';
import { FormHead } from '../../page/form-head.tsx';
import { PageQuery } from '../../page/page-query.tsx';
import { Loading, Skeleton } from '../../ui/loading.tsx';
import { ExpectedOrganization } from '../conflicts.tsx';
import { type Entity, type NamedRecord, recordName } from '../entity.ts';
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

interface EditRecordPageProps<Whole extends NamedRecord, Key extends QueryKey> {
  entity: Entity;
  /** Query options of the operation that reads the record. */
  options: UseQueryOptions<Whole, DefaultError, Whole, Key>;
  facts(record: Whole): ReactNode;
  /** Heights of the fields, as classes, while the record comes. */
  fieldHeights: readonly string[];
  /** EditRecordForm. */
  children(record: Whole): ReactNode;
}

/** The page with the form that changes a record. */
export function EditRecordPage<Whole extends NamedRecord, Key extends QueryKey>(
  props: EditRecordPageProps<Whole, Key>,
) {
  const { entity, options, facts, fieldHeights, children } = props;
  const text = useEntityText(entity);
  const list = useListLink(entity);
  const heading = <h1 className="mb-6 text-20">{text('records:form.editTitle')}</h1>;
  const skeleton = (
    <>
      <FormHead list={list} name="" />
      <DetailPage form heading={heading}>
        <FormSkeleton fieldHeights={fieldHeights} />
      </DetailPage>
    </>
  );
  return (
    <PageQuery whole options={options} skeleton={skeleton}>
      {(record) => (
        <>
          <FormHead list={list} name={recordName(entity, record)} />
          <DetailPage form heading={heading} facts={facts(record)}>
            {children(record)}
          </DetailPage>
        </>
      )}
    </PageQuery>
  );
}

/** The fields of a form while what they hold comes. */
function FormSkeleton({ fieldHeights }: { fieldHeights: readonly string[] }) {
  return (
    <Loading className="grid max-w-form gap-5">
      {fieldHeights.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form keep their places
        <p key={place} className="grid gap-1.5 text-13">
          <span>
            <Skeleton className="w-20" />
          </span>
          <span className={`rounded-6 border border-line ${height}`} />
        </p>
      ))}
    </Loading>
  );
}
