import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Repository } from '#contract/repositories/repositories.ts';
import { EditForm } from '../../components/form/edit-form.tsx';
import { useFormContext } from '../../components/form/form-context.ts';
import { HiddenField } from '../../components/form/hidden-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { DetailPage } from '../../components/page/detail-page.tsx';
import { FormHead } from '../../components/page/form-head.tsx';
import { PageQuery } from '../../components/page/page-query.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { may } from '../../lib/permissions.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { ConflictAlert } from './conflict-alert.tsx';
import { conflictingRepository } from './conflicting-repository.ts';
import { RepositoryFacts } from './repository-facts.tsx';
import { RepositoryFormFields } from './repository-form-fields.tsx';
import { valuesOf } from './repository-values.ts';

const fieldHeights = { name: 'h-9', link: 'h-9', description: 'h-30' };

const loadSchema = async () =>
  (await import('#contract/repositories/repository-input.ts')).repositoryInputSchema;

/** The form that changes a repository. */
export function EditRepositoryPage() {
  const { t } = useTranslation('repositories');
  const { t: area } = useTranslation('repositories-area');
  const { id = '' } = useParams();
  const { api } = useApi();
  const list = { to: '/manager/repositories', label: area('title') };
  const heading = <h1 className="mb-6 text-20">{t('form.editTitle')}</h1>;
  const skeleton = (
    <>
      <FormHead list={list} name="" />
      <DetailPage form heading={heading}>
        <FormSkeleton />
      </DetailPage>
    </>
  );
  return (
    <PageQuery whole options={api.repositories.read.queryOptions({ input: { id } })} skeleton={skeleton}>
      {(repository) => (
        <>
          <FormHead list={list} name={repository.name} />
          <DetailPage form heading={heading} facts={<RepositoryFacts repository={repository} named />}>
            <EditRepositoryForm key={id} repository={repository} />
          </DetailPage>
        </>
      )}
    </PageQuery>
  );
}

/** The form of a repository. It keeps what it began with while the repository is read again. */
function EditRepositoryForm({ repository }: { repository: Repository }) {
  const { t } = useTranslation('repositories');
  const { id, updatedAt } = repository;
  const form = useForm({
    loadSchema,
    initial: { ...valuesOf(repository), expectedUpdatedAt: updatedAt },
  });
  const apiError = form.formError?.apiError;
  const changed = conflictingRepository(apiError);
  const deleted = apiError?.code === 'REPOSITORY_NOT_FOUND';
  return (
    <EditForm
      form={form}
      submitLabel={t('form.save')}
      cancelTo={deleted ? '/manager/repositories' : `/manager/repositories/${id}`}
      alert={(changed && <ConflictAlert changed={changed} />) || (deleted && <DeletedAlert />) || undefined}
    >
      <HiddenField name="expectedUpdatedAt" />
      <RepositoryFormFields />
    </EditForm>
  );
}

/** Says that the repository of the form is gone, and offers to save what was typed as another one. */
function DeletedAlert() {
  const { t } = useTranslation('repositories');
  const { sending } = useFormContext();
  const mayCreate = may(useInit(), 'repository', 'create');
  return (
    <Alert
      tone="warning"
      role="alert"
      action={
        mayCreate && (
          <Button type="submit" writes name="intent" value="save-as-new" size={28} loading={sending}>
            {t('form.saveAsNew')}
          </Button>
        )
      }
    >
      {t('form.deleted')}
    </Alert>
  );
}

/** The fields of the form while what they hold comes. */
function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" className="grid max-w-form gap-5">
      <span className="sr-only">{t('states.loading')}</span>
      {Object.entries(fieldHeights).map(([name, height]) => (
        <p key={name} className="grid gap-1.5 text-13">
          <span>
            <Skeleton className="w-20" />
          </span>
          <span className={`rounded-6 border border-line ${height}`} />
        </p>
      ))}
    </div>
  );
}
