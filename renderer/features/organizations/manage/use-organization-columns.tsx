import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedOrganization } from '#contract/organizations/manage.ts';
import type { ListColumn } from '../../../components/list/list-column.ts';
import { RowLink } from '../../../components/list/row-link.tsx';
import { RowTime } from '../../../components/list/row-time.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatCount } from '../../../lib/format/format-number.ts';
import { OrganizationPicture } from '../organization/organization-picture.tsx';
import type { OrganizationSort } from './list.ts';

/**
 * The columns of the list of all organizations.
 * @param readAt see List
 */
export function useOrganizationColumns(
  readAt: string,
): readonly ListColumn<ListedOrganization, OrganizationSort>[] {
  const { t, i18n } = useTranslation('organizations-manage');
  return useMemo(
    () => [
      {
        key: 'name',
        head: t('list.name'),
        sort: 'name',
        cell: (organization) => <NameCell organization={organization} />,
        skeleton: (
          <span className="flex items-center gap-3">
            <Skeleton className="size-8 rounded-8" />
            <span className="grid flex-1 gap-2">
              <Skeleton className="w-28" />
              <Skeleton className="h-2 w-20 opacity-60" />
            </span>
          </span>
        ),
      },
      {
        key: 'members',
        optional: true,
        head: t('list.members'),
        end: true,
        width: 'w-[calc(6.5rem*var(--scale))]',
        wideOnly: true,
        className: 'text-text-2 tabular-nums',
        cell: ({ memberCount }) => formatCount(i18n.language, memberCount),
      },
      {
        key: 'created',
        optional: true,
        head: t('list.created'),
        sort: 'created',
        end: true,
        width: 'w-[calc(8rem*var(--scale))]',
        wideOnly: true,
        className: 'text-text-3 tabular-nums',
        cell: ({ createdAt }) => <RowTime at={createdAt} now={readAt} />,
      },
    ],
    [t, i18n.language, readAt],
  );
}

function NameCell({ organization }: { organization: ListedOrganization }) {
  const { id, name, slug } = organization;
  return (
    <span className="flex items-center gap-3">
      <OrganizationPicture organization={organization} size={32} />
      <span className="min-w-0 flex-1 leading-[1.4]">
        <RowLink
          id={id}
          to={`/manager/organizations/${id}`}
          className="block truncate py-0.5 font-medium text-14"
        >
          {name}
        </RowLink>
        <span dir="ltr" className="block truncate text-match-parent text-text-3">
          {slug}
        </span>
      </span>
    </span>
  );
}
