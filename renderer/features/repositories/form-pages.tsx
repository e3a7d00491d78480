import { useParams, useSearchParams } from 'react-router';
import { useForm } from '../../components/form/use-form.ts';
import { EntityFacts } from '../../components/record/fields/entity-facts.tsx';
import { fieldHeights } from '../../components/record/fields/fields.ts';
import { EditRecordForm } from '../../components/record/form/edit-record-form.tsx';
import { EditRecordPage } from '../../components/record/form/edit-record-page.tsx';
import { NewRecordPage } from '../../components/record/form/new-record-page.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { repositoryEntity } from './repository-entity.ts';
import { RepositoryFields, repositoryForm } from './repository-fields.tsx';

/** The form for a new repository; `?name=` gives it a name. */
export function NewRepositoryPage() {
  const [parameters] = useSearchParams();
  const name = parameters.get('name');
  const form = useForm({ definition: repositoryForm, initial: { name } });
  return (
    <NewRecordPage entity={repositoryEntity} form={form}>
      <RepositoryFields />
    </NewRecordPage>
  );
}

/** The form that changes a repository. */
export function EditRepositoryPage() {
  const { id = '' } = useParams();
  const { api } = useApi();
  return (
    <EditRecordPage
      entity={repositoryEntity}
      options={api.repositories.read.queryOptions({ input: { id } })}
      facts={(repository) => (
        <EntityFacts entity={repositoryEntity} record={repository} except={['link', 'description']} />
      )}
      fieldHeights={fieldHeights(repositoryEntity.fields)}
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
