import { useSearchParams } from 'react-router';
import { useForm } from '../../components/form/use-form.ts';
import { NewRecordPage } from '../../components/record/form/new-record-page.tsx';
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
