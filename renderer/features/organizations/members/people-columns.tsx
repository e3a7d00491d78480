import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../../components/list/list-column.ts';
import { PictureCell } from '../../../components/list/picture-cell.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { State, type StateProps } from '../../../components/ui/state.tsx';
import { TwoLinesSkeleton } from '../../../components/ui/two-lines.tsx';
import { useDateText } from '../../../components/use-date-text.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { MemberCell, memberName } from './member-cell.tsx';
import { MemberRole } from './member-role.tsx';
import { type Invited, isInvited, type Person } from './people-list.ts';

const dots: Record<Invited['state'], StateProps['of']> = {
  open: 'waiting',
  expired: 'neutral',
  accepted: 'active',
  declined: 'banned',
  canceled: 'neutral',
};

/**
 * Columns of the list of people.
 * @param readAt see List
 */
export function usePeopleColumns(readAt: string): readonly ListColumn<Person, 'name'>[] {
  const { t } = useTranslation('organizations');
  return useMemo(
    () => [
      {
        key: 'name',
        head: t('members.list.member'),
        cell: (person) =>
          isInvited(person) ? (
            <InvitedCell invited={person} readAt={readAt} />
          ) : (
            <MemberCell member={person} />
          ),
        skeleton: <TwoLinesSkeleton picture="rounded-full" widths={['w-28', 'w-37.5']} />,
      },
      {
        key: 'role',
        head: t('members.list.role'),
        width: 'w-(--member-role-column)',
        className: 'text-text-2',
        cell: (person) => (isInvited(person) ? t(`roles.${person.role}`) : <MemberRole member={person} />),
      },
      {
        key: 'joined',
        head: t('members.list.joined'),
        end: true,
        width: 'w-[calc(7.1875rem*var(--scale))]',
        wideOnly: true,
        className: 'text-text-3 tabular-nums',
        cell: (person) =>
          isInvited(person) ? (
            <InvitedState invited={person} />
          ) : (
            <RelativeTime at={person.joinedAt} now={readAt} />
          ),
      },
    ],
    [t, readAt],
  );
}

function InvitedState({ invited: { state } }: { invited: Invited }) {
  const { t } = useTranslation('organizations');
  return <State of={dots[state]}>{t(`people.states.${state}`)}</State>;
}

/** Cell of an invitation: for whom, by whom, since when, until when. On phones also its state. */
function InvitedCell({ invited, readAt }: { invited: Invited; readAt: string }) {
  const { t } = useTranslation('organizations');
  const dateText = useDateText();
  const { name, email, state, teams, inviterName, createdAt, expiresAt } = invited;
  return (
    <PictureCell
      picture={<Avatar id={email} name={memberName(invited)} size={32} />}
      name={
        <span className="flex min-w-0 items-baseline gap-2 py-0.5 font-medium text-14">
          {name && <bdi className="truncate">{name}</bdi>}
          <bdi dir="ltr" className={name ? 'truncate font-normal text-13 text-text-3' : 'truncate'}>
            {email}
          </bdi>
        </span>
      }
    >
      <span className="truncate">
        <span className="sm:hidden">
          <InvitedState invited={invited} />
          {' · '}
        </span>
        {t('people.by', { name: isolate(inviterName) })} <RelativeTime within at={createdAt} now={readAt} />
        {state === 'open' && (
          <span suppressHydrationWarning> · {t('people.validUntil', { date: dateText(expiresAt) })}</span>
        )}
        {teams.length > 0 && ` · ${t('people.teams', { names: teams.map((team) => isolate(team.name)) })}`}
      </span>
    </PictureCell>
  );
}
