import type { ListedRepository } from '#contract/repositories/repositories.ts';
import { saveRecord } from '../../components/record/form/save-record.ts';
import type { ScopeInput } from '../../components/record/record-scope.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { Api } from '../../lib/services/api-services.ts';
import { repositoryEntity } from './repository-entity.ts';

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
