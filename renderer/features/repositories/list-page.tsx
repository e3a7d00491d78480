import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import { useArea } from '../../components/actions/action-context.ts';
import { FilterMenu } from '../../components/list/filter-menu.tsx';
import { severalText } from '../../components/list/list-filters.ts';
import { RowLink } from '../../components/list/row-link.tsx';
import { SinceFilter } from '../../components/list/since-filter.tsx';
import { listPath } from '../../components/record/entity.ts';
import { Skeleton } from '../../components/ui/loading.tsx';
import {
  EntityListPage,
  type EntityListState,
  type OwnColumns,
} from '../../layout/entity/entity-list-page.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { type RepositoryFilters, repositoryEntity } from './repository-entity.ts';
import { RepositoryLink, shortLink } from './repository-link.tsx';

/** The repositories of the area, with what the user may do there. */
export function ListPage() {
  return (
    <EntityListPage
      entity={repositoryEntity}
      columns={columns}
      filters={({ address, filters }) => <Filters address={address} filters={filters} />}
    />
  );
}

const columns: OwnColumns<ListedRepository> = {
  name: {
    cell: (repository) => <NameCell repository={repository} />,
    skeleton: (
      <span className="flex gap-3">
        <Skeleton className="w-26" />
        <Skeleton className="w-36 opacity-55 max-sm:hidden" />
      </span>
    ),
  },
  link: {
    width: 'w-[25.7%]',
    className: 'text-text-2',
    cell: ({ link }) => <RepositoryLink link={link} className="row-aside truncate" />,
    skeleton: <Skeleton className="w-32 opacity-55" />,
  },
  organization: { wideOnly: true },
  updated: { width: 'w-(--changed-column)' },
};

function NameCell({ repository: { id, name, description, link } }: { repository: ListedRepository }) {
  const base = listPath(repositoryEntity, useArea());
  return (
    <>
      <span className="row-names">
        <RowLink id={id} to={`${base}/${id}`} className="row-name max-w-full shrink-0">
          {name}
        </RowLink>
        {description && <bdi className="row-note truncate max-sm:hidden">{description}</bdi>}
      </span>
      <span className="row-note truncate ltr-isolate sm:hidden">{shortLink(link)}</span>
    </>
  );
}

interface FilterProps {
  address: Pick<EntityListState['address'], 'change'>;
  filters: RepositoryFilters;
}

/** Filters of the list: what was changed lately, for managers who added it, and since when as the dashboard asks. */
function Filters({ address, filters }: FilterProps) {
  const { t } = useTranslation('repositories');
  return (
    <>
      <ChangedFilter address={address} filters={filters} />
      {useArea() === 'manager' && <AuthorFilter address={address} filters={filters} />}
      <SinceFilter
        name={t('filter.addedSince')}
        since={filters.addedSince}
        onClear={() => address.change({ addedSince: undefined })}
      />
    </>
  );
}

/** Days that are offered. */
const offeredDays = [1, 7, 28, 90];

/** Narrows the list to what was changed lately. */
function ChangedFilter({ address, filters: { changedWithin } }: FilterProps) {
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
function AuthorFilter({ address, filters: { addedBy } }: FilterProps) {
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
