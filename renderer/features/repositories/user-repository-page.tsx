import { useParams } from 'react-router';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import { RecordFacts } from '../../components/record/page/record-facts.tsx';
import { RecordPage } from '../../components/record/page/record-page.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { repositoryActions } from './repository-actions.ts';
import { repositoryEntity } from './repository-entity.ts';
import { RepositoryDescription, RepositoryHeading } from './repository-view.tsx';

/** One repository in the user area: to be read. */
export function UserRepositoryPage() {
  const { id = '' } = useParams();
  const { api } = useApi();
  return (
    <RecordPage
      entity={repositoryEntity}
      options={api.repositories.read.queryOptions({ input: { id } })}
      actions={repositoryActions}
      heading={(repository: ListedRepository, heading) => (
        <RepositoryHeading repository={repository} heading={heading} />
      )}
      facts={(repository) => <RecordFacts entity={repositoryEntity} record={repository} />}
      factCount={3}
    >
      {({ description }) => <RepositoryDescription description={description} />}
    </RecordPage>
  );
}
