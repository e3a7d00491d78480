import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import type { ListColumn } from '../../components/list/list-column.ts';
import { RowLink, RowTime } from '../../components/list/row-link.tsx';
import { Skeleton } from '../../components/ui/loading.tsx';
import { RepositoryLink, shortLink } from './repository-link.tsx';
import type { RepositorySort } from './repository-list.tsx';

export type RepositoryColumn = ListColumn<ListedRepository, RepositorySort>;

/**
 * The columns of both lists of repositories.
 * @param base address of the list that the rows' own pages lie below
 * @param readAt see List
 * @param named says to which organization each belongs
 */
export function useRepositoryColumns(base: string, readAt: string, named = false): RepositoryColumn[] {
  const { t } = useTranslation('repositories');
  return useMemo(
    () => [
      {
        key: 'name',
        head: t('column.name'),
        sort: 'name',
        cell: (repository) => <NameCell base={base} repository={repository} />,
        skeleton: (
          <span className="flex gap-3">
            <Skeleton className="w-26" />
            <Skeleton className="w-36 opacity-55 max-sm:hidden" />
          </span>
        ),
      },
      {
        key: 'link',
        optional: true,
        head: t('column.link'),
        width: 'w-[25.7%]',
        wideOnly: true,
        className: 'text-text-2',
        cell: ({ link }) => (
          <RepositoryLink
            link={link}
            className="relative z-1 inline-block max-w-full truncate align-middle leading-6"
          />
        ),
        skeleton: <Skeleton className="w-32 opacity-55" />,
      },
      ...(named ? [organizationColumn(t('column.organization'))] : []),
      {
        key: 'updated',
        optional: true,
        head: t('column.updated'),
        sort: 'updated',
        end: true,
        width: 'w-(--changed-column)',
        className: 'text-text-3 tabular-nums',
        cell: ({ updatedAt }) => <RowTime at={updatedAt} now={readAt} />,
      },
    ],
    [t, base, readAt, named],
  );
}

function organizationColumn(head: string): RepositoryColumn {
  return {
    key: 'organization',
    optional: true,
    head,
    width: 'w-[16%]',
    wideOnly: true,
    className: 'text-text-2',
    cell: ({ organization }) =>
      organization && <bdi className="block truncate text-match-parent">{organization}</bdi>,
  };
}

function NameCell({ base, repository }: { base: string; repository: ListedRepository }) {
  const { id, name, description, link } = repository;
  return (
    <>
      <span className="flex min-w-0 items-baseline gap-3">
        <RowLink
          id={id}
          to={`${base}/${id}`}
          className="max-w-full shrink-0 truncate py-0.5 font-medium text-14"
        >
          {name}
        </RowLink>
        {description && (
          <bdi className="block truncate text-match-parent text-text-3 max-sm:hidden">{description}</bdi>
        )}
      </span>
      <span className="block truncate text-text-3 ltr-isolate sm:hidden">{shortLink(link)}</span>
    </>
  );
}
