import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { subjectOf } from '#contract/audit.ts';
import type { AuditLogEvent } from '#contract/audit-log/audit-log.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { changedParameters } from '../list/list-address.ts';
import { PageQuery } from '../page/page-query.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FactsSkeleton } from '../ui/facts.tsx';
import { useLast } from '../ui/use-last.ts';
import { useDateTimeText } from '../use-date-text.ts';
import { useEventText } from './event-text.ts';

/** The event in the address of a list, over it. */
export function EventDialog({ scope }: { scope: string | undefined }) {
  const { t } = useTranslation('audit-log');
  const { t: ui } = useTranslation('ui');
  const { api } = useApi();
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('event');
  const shown = useLast(id);
  const options = api.auditLog.list.queryOptions({ input: { scope, id: shown ?? '' } });
  const close = () =>
    setParameters((now) => changedParameters(now, { event: undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Dialog
      open={id !== null}
      onOpenChange={(open) => !open && close()}
      title={t('event.title')}
      actions={
        <Button size={36} variant="primary" onClick={close}>
          {ui('close')}
        </Button>
      }
    >
      {shown && (
        <PageQuery options={options} skeleton={<FactsSkeleton count={6} />}>
          {({ items: [event] }) => (
            <section
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
              tabIndex={0}
              aria-label={t('event.title')}
              className="max-h-96 overflow-y-auto rounded-8 bg-sunken p-3 text-13"
            >
              {event ? <EventFacts event={event} /> : t('event.none')}
            </section>
          )}
        </PageQuery>
      )}
    </Dialog>
  );
}

function EventFacts({ event }: { event: AuditLogEvent }) {
  const { t } = useTranslation('audit-log');
  const { t: activity } = useTranslation('activity');
  const text = useEventText();
  const dateTimeText = useDateTimeText();
  const { actor, impersonatedBy, subject, organization, data } = event;
  const { from, to, names: _names, ...details } = data ?? {};
  return (
    <dl className="grid gap-3">
      <Part name={t('event.what')}>
        <bdi className="font-medium">{text.person(actor)}</bdi> {text.done(event)}
        {impersonatedBy && (
          <span className="block text-text-3">
            {activity('actedBy', { name: isolate(text.person(impersonatedBy.id ? impersonatedBy : null)) })}
          </span>
        )}
      </Part>
      <Part name={t('event.at')}>{dateTimeText(event.createdAt)}</Part>
      <Part name={t('list.kind')}>
        {text.kind(subjectOf(event.action))} <Named {...subject} />
      </Part>
      {organization && organization.id !== subject.id && (
        <Part name={t('event.organization')}>
          <Named {...organization} />
        </Part>
      )}
      <Value name={t('event.before')} value={from} />
      <Value name={t('event.after')} value={to} />
      {Object.entries(details).map(([name, value]) => (
        <Value key={name} name={<bdi dir="ltr">{name}</bdi>} value={value} />
      ))}
      <Value name={t('event.action')} value={event.action} />
      <Value name={t('event.client')} value={event.client} />
      <Value name={t('event.address')} value={event.address} />
      <Value name={t('event.request')} value={event.requestId} />
    </dl>
  );
}

function Named({ id, name }: { id: string; name: string | null }) {
  return (
    <>
      {name && <bdi className="font-medium">{name}</bdi>}
      <Code>{id}</Code>
    </>
  );
}

/** What is stored of an event; nothing where nothing is. */
function Value({ name, value }: { name: ReactNode; value: unknown }) {
  if (value === undefined || value === null) return null;
  return (
    <Part name={name}>
      <Code>{typeof value === 'string' ? value : JSON.stringify(value)}</Code>
    </Part>
  );
}

function Code({ children }: { children: string }) {
  return (
    <span dir="ltr" className="block text-match-parent text-text-2">
      {children}
    </span>
  );
}

function Part({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-text-3">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
