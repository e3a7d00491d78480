import { useParams } from 'react-router';
import { EditRecordForm } from '../../components/record/form/edit-record-form.tsx';
import { EditRecordPage } from '../../components/record/form/edit-record-page.tsx';
import { RecordFacts } from '../../components/record/page/record-facts.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { repositoryEntity } from './repository-entity.ts';
import { RepositoryFields, repositoryForm } from './repository-fields.tsx';

/** The form that changes a repository. */
export function EditRepositoryPage() {
  const { id = '' } = useParams();
  const { api } = useApi();
  return (
    <EditRecordPage
      entity={repositoryEntity}
      options={api.repositories.read.queryOptions({ input: { id } })}
      facts={(repository) => <RecordFacts entity={repositoryEntity} record={repository} named />}
      fieldHeights={['h-9', 'h-9', 'h-30']}
    >
      {(repository) => (
        <EditRecordForm
          key={repository.id}
          entity={repositoryEntity}
          record={repository}
          form={repositoryForm}
        >
          <RepositoryFields />
        </EditRecordForm>
      )}
    </EditRecordPage>
  );
}
