import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { AuditLogEvent } from '#contract/audit-log/audit-log.ts';
import { subjectOf } from '#contract/facts/audit-actions.ts';
import { ActorPicture } from '../../components/activity/actor-picture.tsx';
import { changedParameters } from '../../components/list/list-address.ts';
import type { ListColumn } from '../../components/list/list-column.ts';
import { PictureCell } from '../../components/list/picture-cell.tsx';
import { RowLink, useRowTimes } from '../../components/list/row-link.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { TwoLinesSkeleton } from '../../components/ui/two-lines.tsx';
import { useEventText } from './event-text.ts';

/**
 * The columns of the list. A row leads to its event, by the address of the list.
 * @param readAt see List
 * @param scope `own` has no ids in place of names: nobody searches one's own events by them
 */
export function useEventColumns(readAt: string, scope: string): readonly ListColumn<AuditLogEvent, 'at'>[] {
  const { t } = useTranslation('audit-log');
  const text = useEventText(scope);
  const [parameters] = useSearchParams();
  const timeOf = useRowTimes(readAt);
  return [
    {
      key: 'event',
      head: t('list.event'),
      // Its lines are not cut there.
      className: 'max-sm:py-2.5',
      skeleton: <TwoLinesSkeleton picture="rounded-full" widths={['w-56', 'w-32']} />,
      cell: (event) => (
        <PictureCell
          picture={<ActorPicture actor={event.actor} size={32} />}
          name={
            <RowLink
              id={event.id}
              to={`?${changedParameters(parameters, { event: event.id })}`}
              preventScrollReset
              dir={undefined}
              className="text-text-2 max-sm:whitespace-normal"
            >
              <bdi className="font-medium text-text">{text.person(event.actor)}</bdi> {text.done(event)}
            </RowLink>
          }
        >
          <span className="truncate max-sm:whitespace-normal">
            <RelativeTime at={event.createdAt} now={readAt} className="sm:hidden" />
            <span className="sm:hidden"> · </span>
            {text.kind(subjectOf(event.action))}
            <SubjectName name={event.subject.name ?? (scope === 'own' ? '' : event.subject.id)} />
            {event.organization?.name && event.organization.id !== event.subject.id && (
              <>
                {' · '}
                <bdi>{event.organization.name}</bdi>
              </>
            )}
            {event.impersonatedBy && ` · ${text.actedBy(event)}`}
          </span>
        </PictureCell>
      ),
    },
    {
      key: 'from',
      head: t('list.from'),
      width: 'w-[calc(13rem*var(--scale))]',
      wideOnly: 'lg',
      className: 'text-text-2',
      cell: ({ client, address }) => (
        <span dir="ltr" className="block truncate text-match-parent">
          {[client, address].filter(Boolean).join(' · ')}
        </span>
      ),
    },
    {
      key: 'at',
      head: t('list.at'),
      end: true,
      width: 'w-[calc(8rem*var(--scale))]',
      wideOnly: true,
      className: 'text-text-3 tabular-nums',
      cell: ({ createdAt }) => timeOf(createdAt),
    },
  ];
}

/** What an event is about; nothing where that is not known, such as whose code was refused. */
function SubjectName({ name }: { name: string }) {
  return (
    name && (
      <>
        {' · '}
        <bdi>{name}</bdi>
      </>
    )
  );
}
