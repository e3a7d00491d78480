import { useTranslation } from 'react-i18next';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { PageQuery } from '../../../../components/page/page-query.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { Input } from '../../../../components/ui/input.tsx';
import { Loading } from '../../../../components/ui/loading.tsx';
import { NoData } from '../../../../components/ui/no-data.tsx';
import { NoResults } from '../../../../components/ui/no-results.tsx';
import { Select } from '../../../../components/ui/select.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { useApi } from '../../../../lib/services/use-api.ts';
import { useOrganization } from '../../organization/organization-context.ts';
import { InvitationRow } from './invitation-row.tsx';
import { listInput, readSearch, shownStates } from './invitation-search.ts';

/** Those who were invited, narrowed by address and state; what is asked for stands in the address of the page. */
export function InvitationList() {
  const { t } = useTranslation('organizations-invitations');
  const { id } = useOrganization();
  const { api } = useApi();
  const [search, setSearch] = useSearchParams();
  const { searchTerm } = readSearch(search);
  return (
    <>
      <Toolbar />
      <PageQuery
        options={api.organizations.invitations.queryOptions({ input: listInput(id, search) })}
        skeleton={<ListSkeleton />}
      >
        {({ items, total, readAt }) => {
          if (items.length === 0 && searchTerm)
            return (
              <NoResults
                searchTerm={searchTerm}
                headingLevel={3 as const}
                onClear={() => setSearch({}, { preventScrollReset: true })}
              />
            );
          if (items.length === 0) return <NoData headingLevel={3}>{t('tab.list.empty')}</NoData>;
          return (
            <>
              <ul className="mt-2">
                {items.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} readAt={readAt} />
                ))}
              </ul>
              {total > items.length && (
                <p className="pt-3 text-12 text-text-3">{t('tab.list.more', { count: items.length })}</p>
              )}
            </>
          );
        }}
      </PageQuery>
    </>
  );
}

/** A plain form: without JavaScript its button sends it. */
function Toolbar() {
  const { t } = useTranslation('organizations-invitations');
  const { t: ui } = useTranslation('ui');
  const [search] = useSearchParams();
  const submit = useSubmit();
  const { searchTerm, state } = readSearch(search);
  return (
    <Form
      method="get"
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { replace: true, preventScrollReset: true })}
      className="flex flex-wrap items-center gap-2"
    >
      <Input
        key={searchTerm === '' ? 'empty' : 'searched'}
        type="search"
        name="searchTerm"
        size={32}
        defaultValue={searchTerm}
        aria-label={t('tab.list.search')}
        placeholder={t('tab.list.search')}
        className="w-70! max-w-full max-sm:h-11! max-sm:w-full!"
      />
      <Select
        name="state"
        size={32}
        defaultValue={state}
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
