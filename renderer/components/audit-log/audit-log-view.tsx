import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { auditActions, auditSubjects, subjectOf } from '#contract/audit.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { FilterMenu } from '../list/filter-menu.tsx';
import { DateRangeFilter } from '../list/filters/range-filters.tsx';
import { rangeParameters } from '../list/filters/range-parameters.ts';
import { ListBody } from '../list/list-body.tsx';
import { ListFoot } from '../list/list-foot.tsx';
import { ListLayout } from '../list/list-layout.tsx';
import { ListSearch } from '../list/list-search.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { useListPage } from '../list/use-list-page.ts';
import { ReferenceFilter } from '../record/list/entity-filters.tsx';
import { OrganizationFilter } from '../record/organization/organization-filter.tsx';
import { EventDialog } from './event-dialog.tsx';
import { type EventListPage, eventList } from './event-list.ts';
import { useEventText } from './event-text.ts';
import { useEventColumns } from './use-event-columns.tsx';

interface AuditLogViewProps {
  /** `own`, or an organization; undefined for managers, who may narrow the list to people and organizations. */
  scope?: string;
  /** Of a page of its own; left out below the head of an organization. */
  title?: string;
  /** Draws what stands in the head of that page, for all that the list holds. */
  action?(whole: EventListPage['whole']): ReactNode;
}

/** Events with their filters, and the one that is opened. */
export function AuditLogView({ scope, title, action }: AuditLogViewProps) {
  const { t } = useTranslation('audit-log');
  const text = useEventText();
  const page = useListPage(useMemo(() => eventList(scope), [scope]));
  const { list } = page;
  const columns = useEventColumns(list.readAt);
  const view = (
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
  if (title === undefined) return view;
  return (
    <ListLayout title={title} total={list.total} action={action?.(page.whole)}>
      {view}
    </ListLayout>
  );
}

interface EventToolbarProps extends Pick<AuditLogViewProps, 'scope'> {
  page: EventListPage;
}

function EventToolbar({ page, scope }: EventToolbarProps) {
  const { t } = useTranslation('audit-log');
  const text = useEventText();
  const { address, filters } = page;
  const { kind, action, atFrom: from, atTo: to } = filters;
  const actions = auditActions.filter((one) => kind === undefined || subjectOf(one) === kind);
  return (
    <ListToolbar>
      {scope !== 'own' && (
        <ListSearch page={page} label={t('search.label')} placeholder={t('search.placeholder')} />
      )}
      {scope === undefined && (
        <>
          <ReferenceFilter
            name={t('list.person')}
            entity={{}}
            field={{ of: (api) => api.users }}
            id={filters.person ?? ''}
            onChange={(person) => address.change({ person })}
          />
          <OrganizationFilter entity={{ scoped: true }} address={address} />
        </>
      )}
      <FilterMenu
        name={t('list.kind')}
        options={auditSubjects.map((value) => ({ value, label: text.kind(value) }))}
        values={kind ? [kind] : []}
        single
        onChange={([chosen]) => address.change({ kind: chosen, action: undefined })}
      />
      <FilterMenu
        name={t('list.action')}
        options={actions.map((value) => ({ value, label: text.done({ action: value }) }))}
        values={action ? [action] : []}
        single
        onChange={([chosen]) => address.change({ action: chosen })}
      />
      <DateRangeFilter
        name={t('list.day')}
        range={{ from, to }}
        onChange={(range) => address.change(rangeParameters('at', range))}
      />
    </ListToolbar>
  );
}
