import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedOrganization } from '#contract/organizations/manage.ts';
import { useRecordActions } from '../../../components/actions/use-record-actions.ts';
import { ownName, useActionsColumn } from '../../../components/list/actions-column.tsx';
import type { ListColumn } from '../../../components/list/list-column.ts';
import { ListFoot } from '../../../components/list/list-foot.tsx';
import { ListLayout } from '../../../components/list/list-layout.tsx';
import { ListToolbar, ListToolbarEnd } from '../../../components/list/list-toolbar.tsx';
import { CellAddress, PictureCell } from '../../../components/list/picture-cell.tsx';
import { RowLink, useRowTimes } from '../../../components/list/row-link.tsx';
import { SinceFilter } from '../../../components/list/since-filter.tsx';
import { useListPage } from '../../../components/list/use-list-page.ts';
import { ViewMenu } from '../../../components/list/view-menu.tsx';
import { RecordList, RecordSearch } from '../../../components/record/list/record-list.tsx';
import { TwoLinesSkeleton } from '../../../components/ui/two-lines.tsx';
import { formatCount } from '../../../lib/format/format-number.ts';
import { OrganizationPicture } from '../organization/identity.tsx';
import { managedEntity } from '../organization/organization.ts';
import { type OrganizationQuestion, useOrganizationDialogs } from '../organization/organization-dialogs.tsx';
import {
  managedList,
  type OrganizationSort,
  organizationActions,
  organizationList,
} from './managed-organizations.ts';

/** /manager/organizations */
export function OrganizationsPage() {
  const { t } = useTranslation('organizations-manage');
  const { t: area } = useTranslation('organizations-area');
  const page = useListPage(organizationList);
  const { address, filters, list, view } = page;
  const { ask, dialogs } = useOrganizationDialogs(true);
  const actionsOf = useRecordActions<ListedOrganization, OrganizationQuestion>(organizationActions, ask);
  const columns = useActionsColumn(useOrganizationColumns(list.readAt), actionsOf, ownName);
  return (
    <ListLayout title={area('title')} total={list.total}>
      <ListToolbar>
        <RecordSearch entity={managedEntity} page={page} />
        <SinceFilter
          name={t('filter.createdSince')}
          since={filters.createdSince}
          onClear={() => address.change({ createdSince: undefined })}
        />
        <ListToolbarEnd>
          <ViewMenu view={view} columns={columns} />
        </ListToolbarEnd>
      </ListToolbar>
      <RecordList entity={managedEntity} page={page} columns={columns} lines={2} rowActions={actionsOf} />
      <ListFoot list={list} />
      {dialogs}
    </ListLayout>
  );
}

/**
 * The columns of the list of all organizations.
 * @param readAt see List
 */
function useOrganizationColumns(readAt: string): readonly ListColumn<ListedOrganization, OrganizationSort>[] {
  const { t, i18n } = useTranslation('organizations-manage');
  const timeOf = useRowTimes(readAt);
  return useMemo(
    () => [
      {
        key: 'name',
        head: t('list.name'),
        sort: 'name',
        cell: (organization) => <NameCell organization={organization} />,
        skeleton: <TwoLinesSkeleton picture="rounded-8" widths={['w-28', 'w-20']} />,
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
        cell: ({ createdAt }) => timeOf(createdAt),
      },
    ],
    [t, i18n.language, timeOf],
  );
}

function NameCell({ organization }: { organization: ListedOrganization }) {
  const { id, name, slug } = organization;
  return (
    <PictureCell
      picture={<OrganizationPicture organization={organization} size={32} />}
      name={
        <RowLink id={id} to={`${managedList}/${id}`} className="row-name">
          {name}
        </RowLink>
      }
    >
      <CellAddress>{slug}</CellAddress>
    </PictureCell>
  );
}
