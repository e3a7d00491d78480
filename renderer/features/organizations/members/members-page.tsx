import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/organizations/members.ts';
import { organizationRoleNames } from '#contract/organizations/permissions.ts';
import { useRecordActions } from '../../../components/actions/use-record-actions.ts';
import { FilterMenu } from '../../../components/list/filter-menu.tsx';
import { ListBody } from '../../../components/list/list-body.tsx';
import { severalText } from '../../../components/list/list-filters.ts';
import { ListFoot } from '../../../components/list/list-foot.tsx';
import { ListNoResults } from '../../../components/list/list-no-results.tsx';
import { ListSearch } from '../../../components/list/list-search.tsx';
import { ListToolbar } from '../../../components/list/list-toolbar.tsx';
import { useListPage } from '../../../components/list/use-list-page.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useOrganization } from '../organization/organization-context.ts';
import { type MemberQuestion, memberActions } from './member-actions.ts';
import { MemberDialogs } from './member-dialogs.tsx';
import { type MemberListPage, memberList } from './member-list.ts';
import { memberName } from './member-name.ts';
import { PlainMember } from './plain-member.tsx';
import { useMemberColumns } from './use-member-columns.tsx';

/** Who belongs to an organization. */
export function MembersPage() {
  const { t } = useTranslation('organizations');
  const organization = useOrganization();
  const { id, role, ownerCount } = organization;
  const page = useListPage(useMemo(() => memberList(id), [id]));
  const { address, list, search } = page;
  const [asked, setAsked] = useState<{ question: MemberQuestion; member: Member } | null>(null);
  const declared = useMemo(() => memberActions({ role, ownerCount }), [role, ownerCount]);
  const actionsOf = useRecordActions<Member, MemberQuestion>(declared, (question, member) =>
    setAsked({ question, member }),
  );
  const columns = useMemberColumns(list.readAt, actionsOf);
  return (
    <>
      <PlainMember organization={organization} members={list.rows} actionsOf={actionsOf} />
      <MembersToolbar page={page} />
      {page.isEmpty && page.isNarrowed ? (
        <ListNoResults
          title={t('members.filter.nothing')}
          onClear={() => address.change({ role: undefined })}
        />
      ) : (
        <ListBody
          label={t('members.tab')}
          list={list}
          columns={columns}
          lines={2}
          address={address}
          search={search}
          searchHint={t('members.search.hint')}
          shortSearchHint={t('members.search.shortHint')}
          emptyHint={t('members.empty')}
          rowActions={actionsOf}
          rowName={(member) => isolate(memberName(member))}
        />
      )}
      <ListFoot list={list} />
      <MemberDialogs organization={organization} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** The line above the members: search, and the filter by role. */
function MembersToolbar({ page: { address, filters, list, search } }: { page: MemberListPage }) {
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
