import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation, useSearchParams } from 'react-router';
import type { Invitation } from '#contract/organizations/invitations.ts';
import { ListMore } from '../../../../components/list/list-foot.tsx';
import { ListSearch } from '../../../../components/list/list-search.tsx';
import { useListPage } from '../../../../components/list/use-list-page.ts';
import { PostButton } from '../../../../components/navigation/post-button.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { DataList } from '../../../../components/ui/data-list.tsx';
import { Loading, Skeleton } from '../../../../components/ui/loading.tsx';
import { Select } from '../../../../components/ui/select.tsx';
import { State, type StateProps } from '../../../../components/ui/state.tsx';
import { RowsSkeleton, TwoLinesSkeleton } from '../../../../components/ui/two-lines.tsx';
import { useDateText } from '../../../../components/use-date-text.ts';
import { isolate } from '../../../../lib/format/isolate.ts';
import { useOrganization } from '../../organization/organization-context.ts';
import { RoleBadge } from '../../organization/role-badge.tsx';
import { ConfirmedPost } from './confirmed-post.tsx';
import { type InvitationListPage, invitationsOf, readSearch, shownStates } from './invitations-of.ts';

const dots: Record<Invitation['state'], StateProps['of']> = {
  open: 'waiting',
  expired: 'neutral',
  accepted: 'active',
  declined: 'banned',
  canceled: 'neutral',
};

/** List of the invitations of an organization, with search and state kept in the page's address. */
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
        skeleton={
          <Loading className="mt-2">
            <RowsSkeleton count={3} className="h-14">
              <TwoLinesSkeleton widths={['w-48', 'w-28']} />
              <Skeleton className="w-20" />
            </RowsSkeleton>
          </Loading>
        }
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
        </p>
      </DataList>
    </>
  );
}

/** The line above the invitations: search, and the state. */
function Toolbar({ page }: { page: InvitationListPage }) {
  const { t } = useTranslation('organizations-invitations');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ListSearch page={page} label={t('tab.list.search')} placeholder={t('tab.list.search')} />
      <Select
        name="state"
        size={32}
        value={readSearch(page.address.parameters).state}
        onChange={(event) => page.address.change({ state: event.currentTarget.value })}
        aria-label={t('tab.list.state')}
        className="max-sm:*:h-11!"
      >
        {shownStates.map((name) => (
          <option key={name} value={name}>
            {t(`tab.states.${name}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** One invitation: who, as what, by whom, until when, and what can be done. */
function InvitationRow({ invitation, readAt }: { invitation: Invitation; readAt: string }) {
  const { t } = useTranslation('organizations-invitations');
  const dateText = useDateText();
  const sent = useNavigation().formData;
  const { id, email, name, role, state, teams, inviterName, createdAt, expiresAt } = invitation;
  const until = dateText(expiresAt);
  return (
    <li className="flex min-h-14 flex-wrap content-center items-center gap-x-3 border-line border-b py-2 text-13 last:border-b-0">
      <span className="wrap-anywhere flex max-w-full flex-auto flex-wrap items-baseline gap-x-2 font-medium text-14 max-sm:w-full sm:flex-1">
        {name && <bdi>{name}</bdi>}
        <bdi dir="ltr" className={name ? 'font-normal text-13 text-text-3' : undefined}>
          {email}
        </bdi>
      </span>
      {/* Below all of the row, so that it is as wide as that; on phones right below the address. */}
      <span className="w-full text-12 text-text-3 max-sm:mb-1.5 sm:order-last">
        {t('tab.by', { name: isolate(inviterName) })} <RelativeTime within at={createdAt} now={readAt} />
        {state === 'open' && <span suppressHydrationWarning> · {t('tab.validUntil', { date: until })}</span>}
        {teams.length > 0 && ` · ${t('tab.teams', { names: teams.map(({ name }) => isolate(name)) })}`}
      </span>
      <RoleBadge role={role} />
      <State of={dots[state]}>{t(`tab.states.${state}`)}</State>
      {state !== 'accepted' && (
        <span className="ms-auto flex gap-1.5">
          <PostButton
            intent="resend"
            fields={{ invitationId: id }}
            form={{ preventScrollReset: true }}
            size={28}
            writes
            aria-label={t('tab.resendTo', { email })}
          >
            {t('tab.resend')}
          </PostButton>
          {state === 'open' && (
            <ConfirmedPost
              fields={{ intent: 'cancel', invitationId: id }}
              label={t('tab.cancelOf', { email })}
              loading={sent?.get('intent') === 'cancel' && sent.get('invitationId') === id}
              question={{
                title: t('tab.cancelAsk', { email: isolate(email) }),
                description: t('tab.cancelText'),
                confirmLabel: t('tab.cancelConfirm'),
                cancelLabel: t('tab.cancelKeep'),
              }}
            >
              {t('tab.cancel')}
            </ConfirmedPost>
          )}
        </span>
      )}
    </li>
  );
}
