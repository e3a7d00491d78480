import { useSearchParams } from 'react-router';
import { NewRecordPage } from '../../components/record/form/new-record-page.tsx';
import { repositoryEntity } from './repository-entity.ts';
import { loadSchema, RepositoryFields } from './repository-fields.tsx';

/** The form for a new repository; `?name=` gives it a name. */
export function NewRepositoryPage() {
  const [parameters] = useSearchParams();
  const name = parameters.get('name') ?? '';
  return (
    <NewRecordPage
      entity={repositoryEntity}
      loadSchema={loadSchema}
      initial={{ name, link: '', description: '' }}
    >
      <RepositoryFields />
    </NewRecordPage>
  );
}
