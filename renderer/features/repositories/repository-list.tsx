import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import { FilterMenu } from '../../components/list/filter-menu.tsx';
import type { Sorts } from '../../components/list/list-address.ts';
import { readTimestamp, severalText } from '../../components/list/list-filters.ts';
import { type ListPart, paging } from '../../components/list/list-page.ts';
import { loadList } from '../../components/list/load-list.ts';
import type { ListAddressControl } from '../../components/list/use-list-address.ts';
import type { ListDefinition } from '../../components/list/use-list-page.ts';
import { deletedIn } from '../../components/record/deletion/deletable-entity.ts';
import { areaOf } from '../../components/record/entity.ts';
import { managedList, mayIn } from '../../components/record/scope.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { repositoryEntity } from './repository-entity.ts';

const sorts = { updated: 'descending', name: 'ascending' } satisfies Sorts<string>;

export type RepositorySort = keyof typeof sorts;

/** Filters of the list besides the search term, as in its address and in the operations' input. */
export interface RepositoryFilters {
  /** Days. */
  changedWithin?: number;
  /** ISO 8601. */
  addedSince?: string;
  /** Ids of users, parted by commas. */
  addedBy?: string;
}

/** The list in the user area. */
export const repositoryList: ListDefinition<ListedRepository, RepositorySort, RepositoryFilters> = {
  view: 'repositories',
  sorts,
  readFilters: readChangedWithin,
  options: (api, { searchTerm, sort, direction }, filters) =>
    api.repositories.list.infiniteOptions({
      input: (part: ListPart) => ({ searchTerm, sort, direction, ...filters, ...part }),
      ...paging,
    }),
};

/** The same in the manager area, of all organizations: the dashboard asks for what was added, and who added it is for managers to know. */
export const managedRepositoryList = managedList<ListedRepository, RepositorySort, RepositoryFilters>({
  ...repositoryList,
  readFilters(parameters) {
    const addedSince = readTimestamp(parameters, 'addedSince');
    const addedBy = parameters.get('addedBy');
    return {
      ...readChangedWithin(parameters),
      ...(addedSince && { addedSince }),
      ...(addedBy && { addedBy }),
    };
  },
});

const longestChangedWithin = 3650;

function readChangedWithin(parameters: URLSearchParams): RepositoryFilters {
  const days = Number(parameters.get('changedWithin'));
  return Number.isInteger(days) && days > 0 && days <= longestChangedWithin ? { changedWithin: days } : {};
}

/** The first page of the list, with what can still be brought back by who may do that. */
export async function loadRepositories(services: Services, args: LoaderFunctionArgs): Promise<void> {
  const area = areaOf(args.request);
  const init = await services.init.load();
  const mayRestore = ['create', 'delete'].every((action) => mayIn(area, init, repositoryEntity, action));
  await Promise.all([
    loadList(services, args, area === 'app' ? repositoryList : managedRepositoryList),
    mayRestore && loadQuery(services, (api) => deletedIn(area, repositoryEntity, api)).catch(() => {}),
  ]);
}

/** Days that are offered. */
const offeredDays = [1, 7, 28, 90];

interface FilterProps {
  address: ListAddressControl<RepositorySort>;
  filters: RepositoryFilters;
}

/** Narrows the list to what was changed lately. */
export function ChangedFilter({ address, filters: { changedWithin } }: FilterProps) {
  const { t } = useTranslation('repositories');
  const days = [...new Set([...offeredDays, ...(changedWithin ? [changedWithin] : [])])].sort(
    (a, b) => a - b,
  );
  return (
    <FilterMenu
      name={t('filter.changed')}
      options={days.map((count) => ({ value: String(count), label: t('filter.changedWithin', { count }) }))}
      values={changedWithin ? [String(changedWithin)] : []}
      single
      onChange={([value]) => address.change({ changedWithin: value })}
    />
  );
}

/** Narrows the list to what some users have added. The users are fetched when the menu opens. */
export function AuthorFilter({ address, filters: { addedBy } }: FilterProps) {
  const { t } = useTranslation('repositories');
  const { api } = useApi();
  const [wanted, setWanted] = useState(addedBy !== undefined);
  const { data } = useQuery({ ...api.repositories.authors.queryOptions(), enabled: wanted });
  return (
    <FilterMenu
      name={t('filter.addedBy')}
      options={data?.items.map(({ id, name }) => ({ value: id, label: name }))}
      values={addedBy?.split(',') ?? []}
      onIntent={() => setWanted(true)}
      onChange={(ids) => address.change({ addedBy: severalText(ids) })}
    />
  );
}
