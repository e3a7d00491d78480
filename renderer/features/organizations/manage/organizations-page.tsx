import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedOrganization } from '#contract/organizations/manage.ts';
import { useRecordActions } from '../../../components/actions/use-record-actions.ts';
import { useActionsColumn } from '../../../components/list/actions-column.tsx';
import { ListBody } from '../../../components/list/list-body.tsx';
import { ListFoot } from '../../../components/list/list-foot.tsx';
import { ListLayout } from '../../../components/list/list-layout.tsx';
import { ListSearch } from '../../../components/list/list-search.tsx';
import { ListToolbar, ListToolbarEnd } from '../../../components/list/list-toolbar.tsx';
import { useListPage } from '../../../components/list/use-list-page.ts';
import { useVisibleColumns } from '../../../components/list/use-visible-columns.ts';
import { ViewMenu } from '../../../components/list/view-menu.tsx';
import { isolate } from '../../../lib/format/isolate.ts';
import { organizationList } from './list.ts';
import { type OrganizationQuestion, organizationActions } from './organization-actions.ts';
import { type AskedOrganization, OrganizationDialogs } from './organization-dialogs.tsx';
import { useOrganizationColumns } from './use-organization-columns.tsx';

/** /manager/organizations */
export function OrganizationsPage() {
  const { t } = useTranslation('organizations-manage');
  const { t: area } = useTranslation('organizations-area');
  const page = useListPage(organizationList);
  const { address, list, search, view } = page;
  const [asked, setAsked] = useState<AskedOrganization | null>(null);
  const actionsOf = useRecordActions<ListedOrganization, OrganizationQuestion>(
    organizationActions,
    (question, organization) => setAsked({ question, organization }),
  );
  const columns = useActionsColumn(useOrganizationColumns(list.readAt), actionsOf);
  return (
    <ListLayout title={area('title')} total={list.total}>
      <ListToolbar>
        <ListSearch
          address={address}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          pending={list.isOutdated}
          inputRef={search}
        />
        <ListToolbarEnd>
          <ViewMenu view={view} columns={columns} />
        </ListToolbarEnd>
      </ListToolbar>
      <ListBody
        label={area('title')}
        list={list}
        lines={2}
        columns={useVisibleColumns(columns, view)}
        compact={view.compact}
        address={address}
        search={search}
        searchHint={t('search.hint')}
        shortSearchHint={t('search.shortHint')}
        emptyHint={t('empty')}
        rowActions={actionsOf}
        rowName={({ name }) => isolate(name)}
      />
      <ListFoot list={list} />
      <OrganizationDialogs asked={asked} onClose={() => setAsked(null)} />
    </ListLayout>
  );
}
