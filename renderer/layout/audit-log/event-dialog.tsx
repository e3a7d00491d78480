import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type AuditLogEvent, eventIdPattern } from '#contract/audit-log/audit-log.ts';
import { subjectOf } from '#contract/facts/audit-actions.ts';
import { changedParameters } from '../../components/list/list-address.ts';
import { PageQuery } from '../../components/page/page-query.tsx';
import { DetailsDialog } from '../../components/ui/details-dialog.tsx';
import { Fact, Facts, FactsSkeleton } from '../../components/ui/facts.tsx';
import { useLast } from '../../components/ui/use-last.ts';
import { useDateTimeText } from '../../components/use-date-text.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useEventText } from './event-text.ts';

/** The event in the address of a list, over it. */
export function EventDialog({ scope }: { scope: string }) {
  const { t } = useTranslation('audit-log');
  const { api } = useApi();
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('event');
  const shown = useLast(id);
  const isId = shown !== null && eventIdPattern.test(shown);
  const close = () =>
    setParameters((now) => changedParameters(now, { event: undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <DetailsDialog open={id !== null} onClose={close} title={t('event.title')}>
      {isId ? (
        <PageQuery
          options={api.auditLog.list.queryOptions({ input: { scope, id: shown } })}
          skeleton={<FactsSkeleton count={6} />}
        >
          {({ items: [event] }) => (event ? <EventFacts event={event} scope={scope} /> : t('event.none'))}
        </PageQuery>
      ) : (
        t('event.none')
      )}
    </DetailsDialog>
  );
}

function EventFacts({ event, scope }: { event: AuditLogEvent; scope: string }) {
  const { t } = useTranslation('audit-log');
  const text = useEventText(scope);
  const dateTimeText = useDateTimeText();
  const { actor, subject, organization, data, action, client, address, requestId } = event;
  // The times are those that Undo of a move puts back.
  const { names = {}, updatedAt: _, ...details } = data ?? {};
  return (
    <Facts label={t('event.title')}>
      <Fact label={t('event.what')}>
        <bdi className="font-medium">{text.person(actor)}</bdi> {text.done(event)}
        <span className="block text-text-3">{text.actedBy(event)}</span>
      </Fact>
      <Fact label={t('event.at')}>{dateTimeText(event.createdAt)}</Fact>
      <Fact label={t('list.kind')}>
        {text.kind(subjectOf(action))} <Named {...subject} />
      </Fact>
      {organization && organization.id !== subject.id && (
        <Fact label={t('event.organization')}>
          <Named {...organization} />
        </Fact>
      )}
      {Object.entries({ ...details, action, client, address, requestId }).map(
        ([name, value]) =>
          value !== null && (
            <Stored key={name} name={name} value={value} label={(names as Record<string, string>)[name]} />
          ),
      )}
    </Facts>
  );
}

function Named({ id, name }: { id: string; name: string | null }) {
  return (
    <>
      {name && <bdi className="font-medium">{name}</bdi>} {id && <Code>{id}</Code>}
    </>
  );
}

interface StoredProps {
  name: string;
  value: unknown;
  /** The name of what the value is the id of. */
  label: string | undefined;
}

/** A stored detail of an event in words; ids, and what features store beyond that, as they are. */
function Stored({ name, value, label }: StoredProps) {
  const translate = useTranslate();
  const dateTimeText = useDateTimeText();
  const wordOf = (stored: string) =>
    name === 'until'
      ? dateTimeText(stored)
      : translate([`audit-log:values.${stored}`, `common:roles.${stored}`], { defaultValue: '' });
  return (
    <Fact label={translate(`audit-log:stored.${name}`, { defaultValue: name })}>
      {label && <bdi className="font-medium">{label}</bdi>}
      {[value].flat().map((one) => {
        const stored = typeof one === 'string' ? one : JSON.stringify(one);
        const word = wordOf(stored);
        return word ? <div key={stored}>{word}</div> : <Code key={stored}>{stored}</Code>;
      })}
    </Fact>
  );
}

function Code({ children }: { children: string }) {
  return (
    <span dir="ltr" className="block text-match-parent text-text-2">
      {children}
    </span>
  );
}
