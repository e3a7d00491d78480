import { useTranslation } from 'react-i18next';
import type { Repository } from '#contract/api/repositories.ts';
import { EditForm } from '../../components/form/edit-form.tsx';
import { HiddenField } from '../../components/form/hidden-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { changedRepositoryOf } from './changed-repository.ts';
import { ConflictAlert } from './conflict-alert.tsx';
import { DeletedAlert } from './deleted-alert.tsx';
import { RepositoryFormFields } from './repository-form-fields.tsx';
import { valuesOf } from './repository-values.ts';

const loadSchema = async () => (await import('#contract/validation/repository.ts')).repositoryInputSchema;

/** The form of a repository. It keeps what it began with while the repository is read again. */
export function EditRepositoryForm({ repository }: { repository: Repository }) {
  const { t } = useTranslation('repositories');
  const { id, updatedAt } = repository;
  const form = useForm({
    loadSchema,
    initial: { ...valuesOf(repository), expectedUpdatedAt: updatedAt },
  });
  const refused = form.formError?.refused;
  const changed = changedRepositoryOf(refused);
  const deleted = refused?.code === 'REPOSITORY_NOT_FOUND';
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
