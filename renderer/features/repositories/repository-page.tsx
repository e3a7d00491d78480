import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Repository } from '#contract/repositories/repositories.ts';
import { useOpenRecord } from '../../components/actions/use-open-record.ts';
import { useRecordActions } from '../../components/actions/use-record-actions.ts';
import { ActivitySection } from '../../components/activity/activity-section.tsx';
import { DetailHead } from '../../components/page/detail-head.tsx';
import { DetailPage } from '../../components/page/detail-page.tsx';
import { PageQuery } from '../../components/page/page-query.tsx';
import { useReturn } from '../../lib/navigation/use-return.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { HeadActions } from './head-actions.tsx';
import { repositoryActions } from './repository-actions.ts';
import { RepositoryDescription } from './repository-description.tsx';
import { RepositoryFacts } from './repository-facts.tsx';
import { RepositoryHeading } from './repository-heading.tsx';
import { RepositorySkeleton } from './repository-skeleton.tsx';

const list = '/manager/repositories';

/** One repository in the manager area: what it is, what was done to it, and what can be done with it. */
export function RepositoryPage() {
  const { id = '' } = useParams();
  const { api, queryClient } = useApi();
  const goBack = useReturn();
  const options = api.repositories.read.queryOptions({ input: { id } });
  const [deleted, setDeleted] = useState(false);

  // Once nothing shows it any more: its page would ask for it again.
  useEffect(() => {
    if (!deleted) return;
    queryClient.removeQueries({ queryKey: options.queryKey });
    goBack(list);
  }, [deleted, queryClient, options.queryKey, goBack]);

  if (deleted) return <RepositorySkeleton list={list} id={id} />;
  return (
    <PageQuery whole options={options} skeleton={<RepositorySkeleton list={list} id={id} />}>
      {(repository) => <ManagedRepository repository={repository} onDeleted={() => setDeleted(true)} />}
    </PageQuery>
  );
}

function ManagedRepository({ repository, onDeleted }: { repository: Repository; onDeleted(): void }) {
  const { t } = useTranslation('repositories-area');
  const { api } = useApi();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, name, description } = repository;
  const [isAsking, setAsking] = useState(false);
  const actions = useRecordActions<Repository, 'delete'>(repositoryActions, () => setAsking(true))(
    repository,
  );
  useOpenRecord({ kind: 'repository', id, name, list, actions });
  return (
    <>
      <DetailHead list={{ to: list, label: t('title') }} name={name} heading={heading}>
        <HeadActions repository={repository} actions={actions} />
      </DetailHead>
      <DetailPage
        heading={<RepositoryHeading repository={repository} heading={heading} />}
        facts={<RepositoryFacts repository={repository} named />}
      >
        <RepositoryDescription description={description} />
        <ActivitySection options={api.repositories.activity.queryOptions({ input: { id } })} />
      </DetailPage>
      <DeleteDialog
        requested={isAsking ? { repositories: [repository] } : null}
        onClose={() => setAsking(false)}
        onDeleted={onDeleted}
      />
    </>
  );
}
