import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Repository } from '#contract/repositories/repositories.ts';
import { useOpenRecord } from '../../components/actions/use-open-record.ts';
import { useRecordActions } from '../../components/actions/use-record-actions.ts';
import { DetailHead } from '../../components/page/detail-head.tsx';
import { DetailPage } from '../../components/page/detail-page.tsx';
import { PageQuery } from '../../components/page/page-query.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { repositoryActions } from './repository-actions.ts';
import { RepositoryDescription } from './repository-description.tsx';
import { RepositoryFacts } from './repository-facts.tsx';
import { RepositoryHeading } from './repository-heading.tsx';
import { RepositorySkeleton } from './repository-skeleton.tsx';

const list = '/app/repositories';

/** One repository in the user area: to be read. */
export function UserRepositoryPage() {
  const { id = '' } = useParams();
  const { api } = useApi();
  return (
    <PageQuery
      whole
      options={api.repositories.read.queryOptions({ input: { id } })}
      skeleton={<RepositorySkeleton list={list} id={id} />}
    >
      {(repository) => <ShownRepository repository={repository} />}
    </PageQuery>
  );
}

function ShownRepository({ repository }: { repository: Repository }) {
  const { t } = useTranslation('repositories-area');
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = useRecordActions<Repository, 'delete'>(repositoryActions, () => {})(repository);
  useOpenRecord({ kind: 'repository', id: repository.id, name: repository.name, list, actions });
  return (
    <>
      <DetailHead list={{ to: list, label: t('title') }} name={repository.name} heading={heading} />
      <DetailPage
        heading={<RepositoryHeading repository={repository} heading={heading} />}
        facts={<RepositoryFacts repository={repository} />}
      >
        <RepositoryDescription description={repository.description} />
      </DetailPage>
    </>
  );
}
