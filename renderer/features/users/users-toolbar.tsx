import Download from 'lucide-react/icons/download';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { userStates } from '#contract/api/user.ts';
import { roleNames } from '#contract/permissions.ts';
import { ListSearch } from '../../lib/list/list-search.tsx';
import { ListToolbar } from '../../lib/list/list-toolbar.tsx';
import type { ListAddressControl } from '../../lib/list/use-list-address.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { FilterButton } from '../../ui/filter-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { exportAddress } from './export-address.ts';
import { FilterMenu } from './filter-menu.tsx';
import { sinceFilters, type UserFilters, type UserSort } from './list-options.ts';
import { useDateText } from './use-date-text.ts';

interface UsersToolbarProps {
  address: ListAddressControl<UserSort>;
  filters: UserFilters;
  /** What was asked for is still on its way. */
  pending: boolean;
  search: RefObject<HTMLInputElement | null>;
}

/** The line above the list: search, its filters, and the list as a file. */
export function UsersToolbar({ address, filters, pending, search }: UsersToolbarProps) {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation();
  const dateText = useDateText();
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
        value={filters.role}
        anyLabel={t('list.any')}
        onChoose={(role) => address.change({ role })}
      />
      <FilterMenu
        name={t('list.state')}
        options={userStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={filters.state}
        anyLabel={t('list.any')}
        onChoose={(state) => address.change({ state })}
      />
      {sinceFilters.map((name) => {
        const moment = filters[name];
        return moment === undefined ? null : (
          <FilterButton
            key={name}
            name={t(`list.${name}`)}
            value={dateText(moment)}
            active
            className="noscript:hidden"
            onClick={() => address.change({ [name]: undefined })}
          />
        );
      })}
      <a
        href={exportAddress(address, filters)}
        download
        className={buttonClass({ variant: 'ghost', className: '-me-3 ms-auto max-sm:hidden' })}
      >
        <Icon of={Download} className="-ms-0.5" />
        {t('list.export')}
      </a>
    </ListToolbar>
  );
}
