import { useTranslation } from 'react-i18next';
import type { Activity, ActivityEvent } from '#contract/api/activity.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Moment } from '../format/moment.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { activityText } from './activity-text.ts';

/** What was done to a record, newest first: who, what, when. Its page names the translations `activity`. */
export function ActivityList({ activity: { items, readAt } }: { activity: Activity }) {
  const { t } = useTranslation('activity');
  if (items.length === 0) return <p className="py-3 text-13 text-text-3">{t('empty')}</p>;
  return (
    <ul className="text-13">
      {items.map((event) => (
        <li
          key={event.id}
          className="flex min-h-11 items-center gap-3 border-line border-b py-1 last:border-b-0"
        >
          <Deed event={event} />
          <Moment at={event.createdAt} now={readAt} className="shrink-0 text-text-3 tabular-nums" />
        </li>
      ))}
    </ul>
  );
}

function Deed({ event }: { event: ActivityEvent }) {
  const { t } = useTranslation('activity');
  const translate = useTranslate();
  const name = event.actor?.name || t('someone');
  return (
    <>
      <Avatar id={event.actor?.id ?? ''} name={event.actor ? name : ''} image={event.actor?.image} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <bdi className="font-medium">{name}</bdi>{' '}
        <span className="text-text-2">{activityText(translate, event)}</span>
      </span>
    </>
  );
}
