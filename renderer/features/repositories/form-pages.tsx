import { useTranslation } from 'react-i18next';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import { useArea } from '../../components/actions/action-context.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { Link } from '../../components/navigation/link.tsx';
import { listPath } from '../../components/record/entity.ts';
import { EntityFields } from '../../components/record/fields/entity-fields.tsx';
import { saveRecord } from '../../components/record/form/save-record.ts';
import type { ScopeInput } from '../../components/record/record-scope.ts';
import { EditEntityPage, NewEntityPage } from '../../layout/entity/entity-form-pages.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import type { Api } from '../../lib/services/api-services.ts';
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

/** Answers both forms. */
export const saveRepository = saveRecord(repositoryEntity, addUserOfName);

/** Adds to the error for a name that is taken the id of the repository that has it, as `usedBy`. */
async function addUserOfName(
  api: Api,
  error: ApiError,
  values: Record<string, string>,
  scope: ScopeInput,
): Promise<ApiError> {
  const data = error.data as { fields?: Record<string, string> } | null | undefined;
  if (data?.fields?.name === undefined) return error;
  const usedBy = await findByName(api, values.name ?? '', scope).catch(() => undefined);
  return new ApiError(error.status, error.code, error.message, { ...data, usedBy }, error.requestId);
}

/** The id of the repository with a name, where a look through the first of those that are like it finds it. */
async function findByName(api: Api, name: string, scope: ScopeInput): Promise<string | undefined> {
  const { items } = await api.repositories.list.call({
    searchTerm: name,
    sort: 'name',
    limit: 100,
    ...scope,
  });
  const comparable = (text: string) => text.trim().normalize('NFC').toLowerCase();
  // A new one belongs to none, where all are meant.
  const isRival = ({ organizationId }: ListedRepository) => scope.scope !== 'all' || organizationId === null;
  return items.find((item) => isRival(item) && comparable(item.name) === comparable(name))?.id;
}
