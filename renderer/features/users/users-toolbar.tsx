import { useTranslation } from 'react-i18next';
import { roleNames } from '#contract/permissions.ts';
import { userStates } from '#contract/users/user-states.ts';
import { FilterMenu } from '../../components/list/filter-menu.tsx';
import { severalText } from '../../components/list/list-filters.ts';
import { ListToolbar, ListToolbarEnd } from '../../components/list/list-toolbar.tsx';
import { SinceFilter } from '../../components/list/since-filter.tsx';
import { ExportLink } from '../../components/list/transfer-links.tsx';
import { ViewMenu } from '../../components/list/view-menu.tsx';
import { RecordSearch } from '../../components/record/list/record-search.tsx';
import { sinceFilters, type UserListPage } from './list.ts';
import type { UserColumn } from './use-user-columns.tsx';
import { userEntity } from './user-entity.ts';

interface UsersToolbarProps {
  page: UserListPage;
  /** All that the list has, hidden or not. */
  columns: readonly UserColumn[];
}

/** The line above the list: search, its filters, the list as a file, and how it is shown. */
export function UsersToolbar({ page, columns }: UsersToolbarProps) {
  const { address, filters, list, view } = page;
  const { t } = useTranslation('users');
  const { t: common } = useTranslation();
  return (
    <ListToolbar>
      <RecordSearch entity={userEntity} page={page} />
      <FilterMenu
        name={t('list.role')}
        options={roleNames.map((value) => ({ value, label: common(`roles.${value}`) }))}
        values={roleNames.filter((value) => filters.role?.split(',').includes(value))}
        onChange={(role) => address.change({ role: severalText(role) })}
      />
      <FilterMenu
        name={t('list.state')}
        options={userStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        values={userStates.filter((value) => filters.state?.split(',').includes(value))}
        onChange={(state) => address.change({ state: severalText(state) })}
      />
      {sinceFilters.map((name) => (
        <SinceFilter
          key={name}
          name={t(`list.${name}`)}
          since={filters[name]}
          onClear={() => address.change({ [name]: undefined })}
        />
      ))}
      <ListToolbarEnd>
        {list.rows.length > 0 && <ExportLink path="/api/users/export" page={page} />}
        <ViewMenu view={view} columns={columns} />
      </ListToolbarEnd>
    </ListToolbar>
  );
}
