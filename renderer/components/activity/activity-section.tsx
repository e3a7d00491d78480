import type { DefaultError, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { appFacts } from '#contract/facts/define-app.ts';
import { isRole, type Role } from '#contract/facts/permissions.ts';
import type { Activity, ActivityEvent } from '#contract/schemas/activity.ts';
import { mostFoldedEvents } from '#contract/schemas/most-folded-events.ts';
import type { Translate } from '#contract/translate.ts';
import { formatTotal } from '../../lib/format/format-number.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PageQuery } from '../page/page-query.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { Button } from '../ui/button.tsx';
import { Loading, Skeleton } from '../ui/loading.tsx';
import { RowsSkeleton } from '../ui/two-lines.tsx';
import { ActorPicture } from './actor-picture.tsx';

/** In place of the text of a field that has none. */
const unnamed = { defaultValue: '' };

/** Entries in sight at first: what follows on the page is wanted more often than what was long ago. */
const shownFirst = 6;

/** The activity of a record on its page, under its own heading; it comes and fails apart from the record. */
export function ActivitySection<Key extends QueryKey>({
  options,
}: {
  options: UseQueryOptions<Activity, DefaultError, Activity, Key>;
}) {
  const { t } = useTranslation('activity');
  return (
    <section>
      <h2 className="flex min-h-8 items-center text-14">{t('title')}</h2>
      <PageQuery options={options} skeleton={<ActivitySkeleton />}>
        {(activity) => <ActivityList activity={activity} />}
      </PageQuery>
    </section>
  );
}

function ActivitySkeleton() {
  return (
    <Loading>
      <RowsSkeleton count={3} className="min-h-11 last:border-b-0">
        <Skeleton className="size-7 rounded-full" />
        <Skeleton className="w-48" />
        <Skeleton className="ms-auto w-14 opacity-70" />
      </RowsSkeleton>
    </Loading>
  );
}

interface ActivityTextOptions {
  /** Whether others did it to the user who reads it: 'banned you', not 'banned this person'. */
  toReader?: boolean;
}

/** Returns the text of an event, to follow the actor's name: 'changed the name and the link'. */
export function activityText(
  t: Translate,
  language: string,
  { action, data, count }: Pick<ActivityEvent, 'action' | 'data' | 'count'>,
  { toReader = false }: ActivityTextOptions = {},
): string {
  if (action === 'user.signed-in' && data?.newDevice) return t('activity:user.signedInNewDevice');
  if (action === 'user.signed-in' && count > 1) {
    const total = formatTotal(language, { count, exact: count < mostFoldedEvents });
    return t('activity:user.signedInTimes', { count, total });
  }
  const roles = rolesOf(data);
  if (action === 'user.roles-changed' && roles.length > 0) {
    return t(`activity:${toReader ? 'you' : 'user'}.rolesSet`, {
      roles: roles.map((role) => t(`common:roles.${role}`)),
    });
  }
  const feature = appFacts().featureOf(action);
  const done = action.slice(action.indexOf('.') + 1);
  const ofReader = toReader && t(`activity:you.${done}`, unnamed);
  if (ofReader) return ofReader;
  const named = feature && namedText(t, `${feature}:activity.named.${done}`, data);
  if (named) return named;
  const fields = fieldsOf(data).map((field) =>
    feature
      ? t([`${feature}:activity.fields.${field}`, `${feature}:form.${field}`], unnamed)
      : t(`activity:fields.${field}`, unnamed),
  );
  // Where a field has no name, the text only says that something changed.
  if (done !== 'updated' || fields.length === 0 || fields.includes(''))
    return feature ? t([`${feature}:activity.${done}`, `activity:record.${done}`]) : t(`activity:${action}`);
  return feature
    ? t([`${feature}:activity.${done}Fields`, `activity:record.${done}Fields`], { fields })
    : t(`activity:${action}Fields`, { fields });
}

/** The roles that a user was given, as far as they still exist. */
function rolesOf(data: ActivityEvent['data']): Role[] {
  const roles: unknown = data?.to;
  return Array.isArray(roles) ? roles.filter(isRole) : [];
}

/**
 * The text with the names of what an event is about, which the server adds to it: `activity.named.member-removed.user`;
 * of what it was given, too, where that makes a difference: `activity.named.member-role-changed.user-admin`. Without
 * names, since they are gone, the text tells no more than what was done.
 */
function namedText(t: Translate, key: string, data: ActivityEvent['data']): string {
  const names = Object.entries(data?.names ?? {}).map(([of, name]) => [of, isolate(String(name))] as const);
  if (names.length === 0) return '';
  const what = names.map(([of]) => of).join('-');
  const values = { ...Object.fromEntries(names), ...unnamed };
  return t(`${key}.${what}-${data?.to}`, values) || t(`${key}.${what}`, values);
}

/** The fields that changed. */
function fieldsOf(data: ActivityEvent['data']): string[] {
  const fields: unknown = data?.fields;
  return Array.isArray(fields) ? fields.map(String) : [];
}

/** List of the events of a record, newest first. Its page has to load the namespace `activity`. */
function ActivityList({ activity: { items, readAt } }: { activity: Activity }) {
  const { t } = useTranslation('activity');
  const [all, setAll] = useState(items.length <= shownFirst + 1);
  const list = useRef<HTMLUListElement>(null);
  if (items.length === 0) return <p className="py-3 text-13 text-text-3">{t('empty')}</p>;
  return (
    <>
      <ul ref={list} tabIndex={-1} className="rounded-6 text-13">
        {items.slice(0, all ? undefined : shownFirst).map((event) => (
          <li
            key={event.id}
            className="flex min-h-11 items-center gap-3 border-line border-b py-1 last:border-b-0"
          >
            <Deed event={event} />
            <RelativeTime at={event.createdAt} now={readAt} className="shrink-0 text-text-3 tabular-nums" />
          </li>
        ))}
      </ul>
      {!all && (
        <Button
          variant="ghost"
          size={28}
          onClick={() => {
            // The button goes.
            list.current?.focus();
            setAll(true);
          }}
          className="-ms-2.5 mt-2"
        >
          {t('all')}
        </Button>
      )}
    </>
  );
}

function Deed({ event }: { event: ActivityEvent }) {
  const { t, i18n } = useTranslation('activity');
  const translate = useTranslate();
  const name = event.actor?.name || t('someone');
  return (
    <>
      <ActorPicture actor={event.actor} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <bdi className="font-medium">{name}</bdi>{' '}
        <span className="text-text-2">{activityText(translate, i18n.language, event)}</span>
        {event.impersonatedBy && (
          <span className="block text-12 text-text-3">
            {t('actedBy', { name: isolate(event.impersonatedBy.name || t('someone')) })}
          </span>
        )}
      </span>
    </>
  );
}
