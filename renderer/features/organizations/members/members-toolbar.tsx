import { useTranslation } from 'react-i18next';
import { organizationRoleNames } from '#contract/organizations/permissions.ts';
import { FilterMenu } from '../../../components/list/filter-menu.tsx';
import { severalText } from '../../../components/list/list-filters.ts';
import { ListSearch } from '../../../components/list/list-search.tsx';
import { ListToolbar } from '../../../components/list/list-toolbar.tsx';
import type { MemberListPage } from './member-list.ts';

/** The line above the members: search, and the filter by role. */
export function MembersToolbar({ page: { address, filters, list, search } }: { page: MemberListPage }) {
  const { t } = useTranslation('organizations');
  return (
    <ListToolbar>
      <ListSearch
        address={address}
        label={t('members.search.label')}
        placeholder={t('members.search.placeholder')}
        pending={list.isOutdated}
        inputRef={search}
      />
      <FilterMenu
        name={t('members.list.role')}
        options={organizationRoleNames.map((value) => ({ value, label: t(`roles.${value}`) }))}
        values={organizationRoleNames.filter((value) => filters.role?.split(',').includes(value))}
        onChange={(role) => address.change({ role: severalText(role) })}
      />
    </ListToolbar>
  );
}
