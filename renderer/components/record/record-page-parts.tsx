import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityEvent } from '#contract/schemas/activity.ts';
import { dayText } from '../../lib/format/date-text.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useTimeZone } from '../../lib/preferences/time-zone.ts';
import { useApi } from '../../lib/services/use-api.ts';
import type { Action } from '../actions/action.ts';
import { useArea } from '../actions/action-context.ts';
import { ActionMenu } from '../actions/action-menu.tsx';
import { Link } from '../navigation/link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import type { DefinedEntity, WholeRecord } from './define-entity.ts';
import { type Entity, listPath } from './entity.ts';
import { useEntityText } from './entity-text.ts';
import { FieldValue, readValue } from './fields/field-value.tsx';
import { loadedPart } from './fields/fields.ts';
import { useMay } from './use-entity.ts';

interface RecordHeadActionsProps {
  entity: Entity;
  id: string;
  actions: readonly Action[];
  /** Before the others: what else is done often. */
  children?: ReactNode;
}

/** Actions on a record in the head of its page: frequent ones as buttons, all of them in a menu. */
export function RecordHeadActions({ entity, id, actions, children }: RecordHeadActionsProps) {
  const { t } = useTranslation('records');
  const list = listPath(entity, useArea());
  return (
    <>
      {children}
      {useMay(entity, 'update') && (
        <Link to={`${list}/${id}/update`} className={buttonClass()}>
          {t('edit')}
        </Link>
      )}
      <ActionMenu actions={actions} />
    </>
  );
}

interface EntityFactsProps {
  entity: DefinedEntity;
  /** Names of fields that the page shows elsewhere, as it does the name. */
  except?: readonly string[] | undefined;
  record: WholeRecord;
}

const shownFields = (
  { fields, nameField }: Pick<DefinedEntity, 'fields' | 'nameField'>,
  except: readonly string[],
) =>
  Object.entries(fields).flatMap(([name, field]) =>
    name === nameField || except.includes(name) || field.kind === 'custom' ? [] : name,
  );

/** How many facts there are, so that their places are as high: changed, added and the identifier beside the fields. */
export function factCount(entity: DefinedEntity, except: readonly string[]): number {
  return shownFields(entity, except).length + 3;
}

/**
 * Facts of a record: its fields but the name, its organization, when it was changed and added, its identifier; for
 * managers also by whom.
 */
export function EntityFacts({ entity, except = [], record }: EntityFactsProps) {
  const { kind, texts } = entity;
  const isManaged = useArea() === 'manager';
  const { t } = useTranslation('records');
  const translate = useTranslate();
  const text = useEntityText(entity);
  const { api } = useApi();
  const { activity } = entity.operations(api);
  // The page reads it; here it only lends the names.
  const { data } = useQuery({ ...activity.queryOptions({ input: { id: record.id } }), enabled: false });
  // The undo of a move stands behind that move, and nobody changed anything by either.
  const isUndo = (event?: ActivityEvent) => event?.action === `${kind}.moved-back`;
  const lasting = data?.items.filter((event, place, all) => !isUndo(event) && !isUndo(all[place - 1]));
  const actorOf = (...actions: string[]) =>
    (isManaged && lasting?.find(({ action }) => actions.includes(action))?.actor?.name) || undefined;
  const hasValue = (name: string) => String(readValue(record, name) ?? '') !== '';
  return (
    <Facts label={t('facts.label')}>
      {shownFields(entity, except)
        .filter(hasValue)
        .map((name) => (
          <Fact key={name} label={translate(`${texts}:form.${name}`)}>
            <FieldValue entity={entity} name={name} record={record} />
          </Fact>
        ))}
      {record.organization && (
        <Fact label={text('records:column.organization')}>
          <bdi>{record.organization}</bdi>
        </Fact>
      )}
      <Fact label={text('records:facts.changed')}>
        <EventTime
          at={record.updatedAt}
          by={actorOf(...['updated', 'moved', 'created'].map((done) => `${kind}.${done}`))}
        />
      </Fact>
      <Fact label={text('records:facts.added')}>
        <EventTime at={record.createdAt} by={actorOf(`${kind}.created`)} />
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

/** A section on the page of a record for each of its custom fields. */
export function CustomSections({ entity, record }: { entity: DefinedEntity; record: WholeRecord }) {
  const { fields, kind, texts } = entity;
  const translate = useTranslate();
  return Object.entries(fields).map(([name, field]) => {
    if (field.kind !== 'custom') return null;
    const Section = loadedPart(field.section);
    return (
      <Section
        key={name}
        title={translate(`${texts}:form.${name}`)}
        value={readValue(record, name) as never}
        resource={kind}
        id={record.id}
      />
    );
  });
}
