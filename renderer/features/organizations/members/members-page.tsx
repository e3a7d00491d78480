import UserPlus from 'lucide-react/icons/user-plus';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayInOrganization, organizationRoleNames } from '#contract/tenant-permissions.ts';
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
import { Icon } from '../../../components/ui/icon.tsx';
import { errorParts, failureText } from '../../../lib/api/api-error.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useOrganization } from '../organization/organization-context.ts';
import { InviteLinks } from './invite-links.tsx';
import { memberName } from './member-cell.tsx';
import { type PeopleAct, peopleActions } from './people-actions.ts';
import { usePeopleColumns } from './people-columns.tsx';
import {
  type AskedPeople,
  PeopleDialogs,
  type Refused,
  RefusedAlert,
  useChangePeople,
} from './people-dialogs.tsx';
import { type PeopleListPage, type Person, peopleList, personStates } from './people-list.ts';

/** /app/organizations/{id}/members */
export function MembersPage() {
  const { t } = useTranslation('organizations');
  const translate = useTranslate();
  const { id, role, ownerCount } = useOrganization();
  const mayInvite = mayInOrganization(role, 'invitation', 'create');
  const page = useListPage(useMemo(() => peopleList(id, mayInvite), [id, mayInvite]));
  const { list, selection } = page;
  const [asked, setAsked] = useState<AskedPeople | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const change = useChangePeople();
  const fail = useCallback(
    (person: Person, error: unknown) =>
      setRefused([{ name: memberName(person), message: failureText(translate, errorParts(error)) }]),
    [translate],
  );

  async function run(wanted: AskedPeople) {
    setRefused([]);
    setRefused(await change(wanted));
    selection.clear();
  }

  const declared = useMemo(() => peopleActions({ role, ownerCount }), [role, ownerCount]);
  const actionsOf = useRecordActions<Person, PeopleAct>(declared, (act, person) => {
    const wanted = { act, people: [person] };
    if (act === 'resend') void run(wanted).catch((error) => fail(person, error));
    else setAsked(wanted);
  });
  const columns = useActionsColumn(usePeopleColumns(list.readAt, fail), actionsOf, memberName);

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
            const ask = () => setAsked({ act, people });
            return (
              <SelectionButton
                key={act}
                icon={icon}
                label={t(`people.${act}.label`)}
                danger={act === 'remove'}
                onClick={ask}
              />
            );
          })}
        />
        <ListFoot list={list} />
      </div>
      {mayInvite && <InviteLinks />}
      <PeopleDialogs asked={asked} onClose={() => setAsked(null)} onConfirm={run} />
    </>
  );
}

/** The line above the list: search, its filters, and the way to invite. */
function PeopleToolbar({ page, mayInvite }: { page: PeopleListPage; mayInvite: boolean }) {
  const { t } = useTranslation('organizations');
  const { address, filters } = page;
  return (
    <ListToolbar>
      <ListSearch
        page={page}
        label={t('members.search.label')}
        placeholder={t('members.search.placeholder')}
      />
      <FilterMenu
        name={t('members.list.role')}
        options={organizationRoleNames.map((value) => ({ value, label: t(`roles.${value}`) }))}
        values={organizationRoleNames.filter((value) => filters.role?.split(',').includes(value))}
        onChange={(role) => address.change({ role: severalText(role) })}
      />
      {mayInvite && (
        <FilterMenu
          name={t('people.state')}
          options={personStates.map((value) => ({ value, label: t(`people.states.${value}`) }))}
          values={personStates.filter((value) => filters.state?.split(',').includes(value))}
          onChange={(state) => address.change({ state: severalText(state) })}
        />
      )}
      <span className="ms-auto text-13 text-text-3">
        {mayInvite ? (
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
