import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../lib/format/date-text.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useTimeZone } from '../../../lib/preferences/time-zone.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import type { Entity } from '../entity.ts';
import { useEntityText } from '../entity-text.ts';

interface RecordFactsProps {
  entity: Entity;
  record: { id: string; createdAt: string; updatedAt: string };
  /** Whether the user may know who did it: managers do. */
  named?: boolean;
  /** Facts of the entity's own, before these. */
  children?: ReactNode;
}

/** When a record was changed and added, and by whom; its identifier. */
export function RecordFacts({ entity, record, named = false, children }: RecordFactsProps) {
  const { t } = useTranslation('records');
  const text = useEntityText(entity);
  const { api } = useApi();
  const { activity } = entity.operations(api);
  // The page reads it; here it only lends the names.
  const { data } = useQuery({ ...activity.queryOptions({ input: { id: record.id } }), enabled: false });
  const actorOf = (...actions: string[]) =>
    (named && data?.items.find(({ action }) => actions.includes(action))?.actor?.name) || undefined;
  const { resource } = entity;
  return (
    <Facts label={t('facts.label')}>
      {children}
      <Fact label={text('records:facts.changed')}>
        <EventTime at={record.updatedAt} by={actorOf(`${resource}.updated`, `${resource}.created`)} />
      </Fact>
      <Fact label={text('records:facts.added')}>
        <EventTime at={record.createdAt} by={actorOf(`${resource}.created`)} />
      </Fact>
      <IdentifierFact id={record.id} />
    </Facts>
  );
}

/** The id of a record, with a button that copies it. */
export function IdentifierFact({ id }: { id: string }) {
  const { t } = useTranslation('records');
  return (
    <Fact label={t('facts.identifier')}>
      <span className="flex items-center gap-1">
        <span className="min-w-0 truncate font-mono text-[0.92em] ltr-isolate">{id}</span>
        <CopyButton text={id} label={t('facts.copy')} />
      </span>
    </Fact>
  );
}

/** When something was done, and by whom where that is known: 'Today at 09:12 by Camille Rousseau'. */
function EventTime({ at, by }: { at: string; by: string | undefined }) {
  const { t, i18n } = useTranslation('records');
  const { t: common } = useTranslation();
  const timeZone = useTimeZone() ?? 'UTC';
  const moment = dayText(new Date(at), { now: new Date(), timeZone, language: i18n.language, t: common });
  return (
    // The server's clock may be in another day, and hold another edition of the month names.
    <time suppressHydrationWarning dateTime={at}>
      {by ? t('facts.by', { moment, name: isolate(by) }) : moment}
    </time>
  );
}

interface FieldFactProps {
  /** Key of the name of the field: 'tools:form.price'. */
  name: string;
  /** Value of the field: without one there is no fact. */
  of: unknown;
  /** The value as it is shown (field-values.tsx). */
  children: ReactNode;
}

/** Fact on the page of a record: the label and the value of a field. */
export function FieldFact({ name, of, children }: FieldFactProps) {
  const translate = useTranslate();
  return of == null || of === '' ? null : <Fact label={translate(name)}>{children}</Fact>;
}
