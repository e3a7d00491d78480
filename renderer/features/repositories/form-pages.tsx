import { useTranslation } from 'react-i18next';
import { useArea } from '../../components/actions/action-context.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { Link } from '../../components/navigation/link.tsx';
import { listPath } from '../../components/record/entity.ts';
import { EntityFields } from '../../components/record/fields/entity-fields.tsx';
import { EditEntityPage, NewEntityPage } from '../../layout/entity/entity-form-pages.tsx';
import { repositoryEntity } from './repository-entity.ts';

/** The form for a new repository. */
export function NewRepositoryPage() {
  return (
    <NewEntityPage entity={repositoryEntity}>
      <RepositoryFields />
    </NewEntityPage>
  );
}

/** The form that changes a repository. */
export function EditRepositoryPage() {
  return (
    <EditEntityPage entity={repositoryEntity} except={['link', 'description']}>
      <RepositoryFields />
    </EditEntityPage>
  );
}

/** The fields of a repository, for a new one and for one that is changed. */
function RepositoryFields() {
  const { t } = useTranslation('repositories');
  const more = {
    name: { fieldErrorNote: () => <UsedNameNote /> },
    link: { hint: t('form.linkHint') },
  };
  return <EntityFields entity={repositoryEntity} more={more} />;
}

/** The way to the repository that has the name already. */
function UsedNameNote() {
  const { t } = useTranslation('repositories');
  const { fieldErrors, formError } = useFormContext();
  const area = useArea();
  const { usedBy } = (formError?.apiError?.data ?? {}) as { usedBy?: string };
  // Once the name is typed again, its error is another one.
  if (!usedBy || fieldErrors.name !== formError?.fieldErrors?.name) return null;
  return (
    <>
      {' · '}
      <Link to={`${listPath(repositoryEntity, area)}/${usedBy}`} className="link text-inherit!">
        {t('form.openThat')}
      </Link>
    </>
  );
}
