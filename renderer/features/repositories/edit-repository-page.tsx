import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DetailPage } from '../../components/page/detail-page.tsx';
import { FormHead } from '../../components/page/form-head.tsx';
import { PageQuery } from '../../components/page/page-query.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { EditRepositoryForm } from './edit-repository-form.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { RepositoryFacts } from './repository-facts.tsx';

/** The form that changes a repository. */
export function EditRepositoryPage() {
  const { t } = useTranslation('repositories');
  const { t: common } = useTranslation();
  const { id = '' } = useParams();
  const { api } = useApi();
  const list = { to: '/manager/repositories', label: common('navigation.codeRepositories') };
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
