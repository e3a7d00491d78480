import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { ListMore, ListStart } from '../../../../components/list/list-more.tsx';
import { ListSearch } from '../../../../components/list/list-search.tsx';
import { useListPage } from '../../../../components/list/use-list-page.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { DataList } from '../../../../components/ui/data-list.tsx';
import { Loading } from '../../../../components/ui/loading.tsx';
import { Select } from '../../../../components/ui/select.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { useOrganization } from '../../organization/organization-context.ts';
import { InvitationRow } from './invitation-row.tsx';
import { readSearch, shownStates } from './invitation-search.ts';
import { type InvitationListPage, invitationsOf } from './invitations-of.ts';

/** Those who were invited, narrowed by address and state; what is asked for stands in the address of the page. */
export function InvitationList() {
  const { t } = useTranslation('organizations-invitations');
  const { id } = useOrganization();
  const page = useListPage(useMemo(() => invitationsOf(id), [id]));
  const { address, list } = page;
  const [, setSearch] = useSearchParams();
  return (
    <>
      <Toolbar page={page} />
      <DataList
        status={list.status}
        count={list.rows.length}
        skeleton={<ListSkeleton />}
        searchTerm={address.searchTerm}
        onClearSearch={() => setSearch({}, { preventScrollReset: true })}
        emptyHint={t('tab.list.empty')}
        onRetry={list.retry}
        onStop={list.stop}
        retrying={list.retrying}
        requestId={list.requestId}
        headingLevel={3}
      >
        <ul className="mt-2">
          {list.rows.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} readAt={list.readAt} />
          ))}
        </ul>
        <p className="flex flex-wrap items-center gap-3 pt-3 text-13 text-text-3 empty:hidden">
          <ListMore list={list} />
          <ListStart list={list} />
        </p>
      </DataList>
    </>
  );
}

/** The line above the invitations: search, and the state. Without JavaScript a button sends the state. */
function Toolbar({ page: { address, list, search } }: { page: InvitationListPage }) {
  const { t } = useTranslation('organizations-invitations');
  const { t: ui } = useTranslation('ui');
  const submit = useSubmit();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ListSearch
        address={address}
        label={t('tab.list.search')}
        placeholder={t('tab.list.search')}
        pending={list.isOutdated}
        inputRef={search}
      />
      <Form
        method="get"
        preventScrollReset
        onChange={(event) => void submit(event.currentTarget, { replace: true, preventScrollReset: true })}
        className="flex items-center gap-2"
      >
        {address.searchTerm && <input type="hidden" name="searchTerm" value={address.searchTerm} />}
        <Select
          name="state"
          size={32}
          defaultValue={readSearch(address.parameters).state}
          aria-label={t('tab.list.state')}
          className="max-sm:*:h-11!"
        >
          {shownStates.map((name) => (
            <option key={name} value={name}>
              {t(`tab.states.${name}`)}
            </option>
          ))}
        </Select>
        <span className="hidden noscript:contents">
          <Button type="submit">{ui('search.label')}</Button>
        </span>
      </Form>
    </div>
  );
}

function ListSkeleton() {
  return (
    <Loading className="mt-2">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex h-14 items-center justify-between border-line border-b">
          <span className="grid gap-2">
            <Skeleton className="w-48" />
            <Skeleton className="h-2 w-28 opacity-60" />
          </span>
          <Skeleton className="w-20" />
        </div>
      ))}
    </Loading>
  );
}
