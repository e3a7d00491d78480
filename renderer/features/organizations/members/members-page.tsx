import UserPlus from 'lucide-react/icons/user-plus';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mayInOrganization, organizationRoleNames } from '#contract/facts/tenant-roles.ts';
import { useRecordActions } from '../../../components/actions/use-record-actions.ts';
import { useActionsColumn } from '../../../components/list/actions-column.tsx';
import { FilterMenu } from '../../../components/list/filter-menu.tsx';
import { ListBody } from '../../../components/list/list-body.tsx';
import { severalText } from '../../../components/list/list-filters.ts';
import { ListFoot } from '../../../components/list/list-foot.tsx';
import { ListSearch } from '../../../components/list/list-search.tsx';
import { ListToolbar } from '../../../components/list/list-toolbar.tsx';
import { SelectionButton } from '../../../components/list/selection-button.tsx';
import { useListPage } from '../../../components/list/use-list-page.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { useActingReason } from '../../../lib/auth/use-acting-reason.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useOrganization } from '../organization/organization.ts';
import { InviteLinks } from './invite-links.tsx';
import { memberName } from './member-cell.tsx';
import { type PeopleAct, peopleActions } from './people-actions.ts';
import { RefusedAlert, usePeopleChanges } from './people-changes.tsx';
import { usePeopleColumns } from './people-columns.tsx';
import { type PeopleListPage, type Person, peopleList, personStates } from './people-list.ts';

/** /app/organizations/{id}/members */
export function MembersPage() {
  const { t } = useTranslation('organizations');
  const { id, role, ownerCount } = useOrganization();
  const mayInvite = mayInOrganization(role, 'invitation', 'create');
  const page = useListPage(useMemo(() => peopleList(id, mayInvite), [id, mayInvite]));
  const { list, selection } = page;
  const { resend, ask, refused, dialogs } = usePeopleChanges(selection.clear);
  const acting = useActingReason();
  const isActing = acting !== undefined;
  const declared = useMemo(() => peopleActions({ role, ownerCount, isActing }), [role, ownerCount, isActing]);
  const actionsOf = useRecordActions<Person, PeopleAct>(declared, (act, person) => {
    if (act === 'resend') void resend(person);
    else ask(act, [person]);
  });
  const columns = useActionsColumn(usePeopleColumns(list.readAt), actionsOf, memberName);

  return (
    <>
      <PeopleToolbar page={page} mayInvite={mayInvite} />
      <RefusedAlert title={t('people.refused', { count: refused.length })} refused={refused} />
      <div>
        <ListBody
          label={t('members.tab')}
          page={page}
          columns={columns}
          lines={2}
          searchHint={t('members.search.hint')}
          shortSearchHint={t('members.search.shortHint')}
          emptyHint={t('members.empty')}
          filteredHint={t('members.filter.nothing')}
          rowActions={actionsOf}
          rowName={(person) => isolate(memberName(person))}
          // What is not loaded cannot be chosen.
          selection={mayInvite ? { ...selection, all: true } : undefined}
          selectionActions={declared.map(({ id: act, icon }) => {
            const people = selection.rows.filter((person) => actionsOf(person).some((one) => one.id === act));
            if (act === 'leave' || people.length === 0) return null;
            return (
              <SelectionButton
                key={act}
                icon={icon}
                label={t(`people.${act}.label`)}
                danger={act === 'remove'}
                reason={acting}
                onClick={() => ask(act, people)}
              />
            );
          })}
        />
        <ListFoot list={list} />
      </div>
      {mayInvite && <InviteLinks />}
      {dialogs}
    </>
  );
}

/** The line above the list: search, its filters, and the way to invite. */
function PeopleToolbar({ page, mayInvite }: { page: PeopleListPage; mayInvite: boolean }) {
  const { t } = useTranslation('organizations');
  const acting = useActingReason();
  const { address, filters } = page;
  const roles = organizationRoleNames.map((value) => ({ value, label: t(`roles.${value}`) }));
  const states = personStates.map((value) => ({ value, label: t(`people.states.${value}`) }));
  const filterMenus = [
    { key: 'role' as const, name: t('members.list.role'), options: roles },
    ...(mayInvite ? [{ key: 'state' as const, name: t('people.state'), options: states }] : []),
  ];
  return (
    <ListToolbar>
      <ListSearch
        page={page}
        label={t('members.search.label')}
        placeholder={t('members.search.placeholder')}
      />
      {filterMenus.map(({ key, name, options }) => (
        <FilterMenu
          key={key}
          name={name}
          options={options}
          values={options
            .map(({ value }) => value)
            .filter((value) => filters[key]?.split(',').includes(value))}
          onChange={(values) => address.change({ [key]: severalText(values) })}
        />
      ))}
      <span className="ms-auto text-13 text-text-3">
        {mayInvite && acting ? (
          <ButtonWithReason variant="primary" icon={UserPlus} reason={acting}>
            {t('members.invite')}
          </ButtonWithReason>
        ) : mayInvite ? (
          <Link to="invite" className={buttonClass({ variant: 'primary' })}>
            <Icon of={UserPlus} className="-ms-0.5" />
            {t('members.invite')}
          </Link>
        ) : (
          t('members.readOnly')
        )}
      </span>
    </ListToolbar>
  );
}
