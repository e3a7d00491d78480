import Download from 'lucide-react/icons/download';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { roleNames } from '#contract/permissions.ts';
import { userStates } from '#contract/users/user.ts';
import { FilterMenu } from '../../components/list/filter-menu.tsx';
import type { ListAddress } from '../../components/list/list-address.ts';
import { severalText } from '../../components/list/list-filters.ts';
import { ListSearch } from '../../components/list/list-search.tsx';
import { ListToolbar } from '../../components/list/list-toolbar.tsx';
import { SinceFilter } from '../../components/list/since-filter.tsx';
import type { ListAddressControl } from '../../components/list/use-list-address.ts';
import { ViewMenu } from '../../components/list/view-menu.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Icon } from '../../components/ui/icon.tsx';
import type { ListViewControl } from '../../lib/preferences/use-list-view.ts';
import { sinceFilters, type UserFilters, type UserSort, userFilterInput } from './list-options.ts';
import type { UserColumn } from './use-user-columns.tsx';

interface UsersToolbarProps {
  address: ListAddressControl<UserSort>;
  filters: UserFilters;
  /** What was asked for is still on its way. */
  pending: boolean;
  search: RefObject<HTMLInputElement | null>;
  /** There is something to take out. */
  hasRows: boolean;
  view: ListViewControl;
  /** All that the list has, hidden or not. */
  columns: readonly UserColumn[];
}

/** The line above the list: search, its filters, the list as a file, and how it is shown. */
export function UsersToolbar(props: UsersToolbarProps) {
  const { address, filters, pending, search, hasRows, view, columns } = props;
  const { t } = useTranslation('users');
  const { t: common } = useTranslation();
  return (
    <ListToolbar>
      <ListSearch
        address={address}
        label={t('list.search')}
        placeholder={t('list.placeholder')}
        pending={pending}
        inputRef={search}
      />
      <FilterMenu
        name={t('list.role')}
        options={roleNames.map((value) => ({ value, label: common(`roles.${value}`) }))}
        values={filters.role}
        onChange={(role) => address.change({ role: severalText(role) })}
      />
      <FilterMenu
        name={t('list.state')}
        options={userStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        values={filters.state}
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
      <span className="-me-3 ms-auto flex items-center max-sm:hidden">
        {hasRows && (
          <a href={exportAddress(address, filters)} download className={buttonClass({ variant: 'ghost' })}>
            <Icon of={Download} className="-ms-0.5" />
            {t('list.export')}
          </a>
        )}
        <ViewMenu view={view} columns={columns} />
      </span>
    </ListToolbar>
  );
}

/** Where the server answers, as a CSV file, what the list at an address holds. */
function exportAddress(address: ListAddress<UserSort>, filters: UserFilters): string {
  const { searchTerm, sort, direction } = address;
  const search = new URLSearchParams({ searchTerm, sort, direction });
  for (const [name, value] of Object.entries(userFilterInput(filters))) if (value) search.set(name, value);
  return `/api/users/export?${search}`;
}
