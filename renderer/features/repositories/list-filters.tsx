import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterMenu } from '../../components/list/filter-menu.tsx';
import { severalText } from '../../components/list/list-filters.ts';
import type { ListAddressControl } from '../../components/list/use-list-address.ts';
import { useApi } from '../../lib/services/use-api.ts';
import type { RepositoryFilters, RepositorySort } from './list.ts';

/** Days that are offered. */
const offered = [1, 7, 28, 90];

interface FilterProps {
  address: ListAddressControl<RepositorySort>;
  filters: RepositoryFilters;
}

/** Narrows the list to what was changed lately. */
export function ChangedFilter({ address, filters: { changedWithin } }: FilterProps) {
  const { t } = useTranslation('repositories');
  const days = [...new Set([...offered, ...(changedWithin ? [changedWithin] : [])])].sort((a, b) => a - b);
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
