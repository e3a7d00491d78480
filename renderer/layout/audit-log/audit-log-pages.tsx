import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { auditSubjects, subjectOf } from '#contract/facts/audit-actions.ts';
import { appFacts } from '#contract/facts/define-app.ts';
import { FilterMenu } from '../../components/list/filter-menu.tsx';
import { GroupedFilter } from '../../components/list/filters/grouped-filter.tsx';
import { DateRangeFilter } from '../../components/list/filters/range-filters.tsx';
import { rangeParameters } from '../../components/list/filters/range-parameters.ts';
import { ListBody } from '../../components/list/list-body.tsx';
import { ListFoot } from '../../components/list/list-foot.tsx';
import { ListLayout } from '../../components/list/list-layout.tsx';
import { ListSearch } from '../../components/list/list-search.tsx';
import { ListToolbar } from '../../components/list/list-toolbar.tsx';
import { SinceFilter } from '../../components/list/since-filter.tsx';
import { useListPage } from '../../components/list/use-list-page.ts';
import { ReferenceFilter } from '../../components/record/list/reference-filter.tsx';
import { OrganizationFilter } from '../../components/record/organization/organization-filter.tsx';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { EventDialog } from './event-dialog.tsx';
import { type EventListPage, eventList } from './event-list.ts';
import { useEventText } from './event-text.ts';
import { ExportsButton } from './exports-button.tsx';
import { useEventColumns } from './use-event-columns.tsx';

export interface AuditLogPage {
  path: string;
  /** Key of its title. */
  title: string;
  /** All events, or the user's own. Default: those of the organization in the address, below whose head they stand. */
  scope?: 'all' | 'own';
}

/** Makes the page of a route. */
export function auditLogPageOf({ title, scope }: AuditLogPage): ComponentType {
  return () => {
    const { id = '' } = useParams();
    const translate = useTranslate();
    const page = useListPage(eventList(scope ?? id));
    const events = <Events page={page} scope={scope ?? id} />;
    if (scope === undefined) return events;
    return (
      <ListLayout
        title={translate(title)}
        total={page.list.total}
        action={scope === 'all' && <ExportsButton whole={page.whole} />}
      >
        {events}
      </ListLayout>
    );
  };
}

interface EventsProps {
  page: EventListPage;
  /** `all`, for managers, who may narrow the list to people and organizations; `own`, or an organization. */
  scope: string;
}

/** Events with their filters, and the one that is opened. */
function Events({ page, scope }: EventsProps) {
  const { t } = useTranslation('audit-log');
  const text = useEventText(scope);
  const { list } = page;
  const columns = useEventColumns(list.readAt, scope);
  return (
    <>
      <EventToolbar page={page} scope={scope} />
      <ListBody
        label={t('list.label')}
        page={page}
        columns={columns}
        lines={2}
        rowName={(event) => isolate(text.person(event.actor))}
        searchHint={t('search.hint')}
        emptyHint={t('empty')}
        filteredHint={t('nothing')}
      />
      <ListFoot list={list} />
      <EventDialog scope={scope} />
    </>
  );
}

function EventToolbar({ page, scope }: EventsProps) {
  const { t } = useTranslation('audit-log');
  const text = useEventText(scope);
  const { address, filters } = page;
  const { kind, action, atFrom: from, atTo: to } = filters;
  const actions = auditSubjects()
    .filter((one) => kind === undefined || one === kind)
    .map((one) => ({
      value: text.kind(one),
      items: appFacts()
        .auditActions.filter((of) => subjectOf(of) === one)
        .map((of) => ({ value: of, label: text.noun(of) })),
    }));
  return (
    <ListToolbar>
      {scope !== 'own' && (
        <ListSearch page={page} label={t('search.label')} placeholder={t('search.placeholder')} />
      )}
      {scope === 'all' && (
        <>
          <ReferenceFilter
            name={t('list.person')}
            entity={{ scope: 'installation' }}
            field={{ of: (api) => api.users }}
            id={filters.person ?? ''}
            onChange={(person) => address.change({ person })}
          />
          <OrganizationFilter entity={{ scope: 'organization' }} address={address} />
        </>
      )}
      <FilterMenu
        name={t('list.kind')}
        options={auditSubjects().map((value) => ({ value, label: text.kind(value) }))}
        values={kind ? [kind] : []}
        single
        onChange={([chosen]) => address.change({ kind: chosen, action: undefined })}
      />
      <GroupedFilter
        name={t('list.action')}
        groups={actions}
        value={action}
        onChange={(chosen) => address.change({ action: chosen })}
      />
      <DateRangeFilter
        name={t('list.day')}
        range={{ from, to }}
        onChange={(range) => address.change(rangeParameters('at', range))}
      />
      <SinceFilter
        name={t('list.since')}
        since={filters.since}
        onClear={() => address.change({ since: undefined })}
      />
    </ListToolbar>
  );
}
