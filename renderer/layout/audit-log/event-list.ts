import type { AuditLogEvent, EventFilter } from '#contract/audit-log/audit-log.ts';
import { auditSubjects } from '#contract/facts/audit-actions.ts';
import { appFacts } from '#contract/facts/define-app.ts';
import { readDayRange } from '../../components/list/filters/range-parameters.ts';
import type { Sorts } from '../../components/list/list-address.ts';
import { readSeveral, readTimestamp } from '../../components/list/list-filters.ts';
import { type ListPart, paging } from '../../components/list/list-options.ts';
import type { ListDefinition, ListPageState } from '../../components/list/use-list-page.ts';
import { readScope } from '../../components/record/record-scope.ts';

const sorts = { at: 'descending' } satisfies Sorts<string>;

type EventFilters = Partial<Omit<EventFilter, 'searchTerm'>>;

export type EventListPage = ListPageState<AuditLogEvent, 'at', EventFilters>;

/**
 * The list of events.
 * @param scope `own`, or an organization; `all`, narrowed by the address to one or to a person
 */
export function eventList(scope: string): ListDefinition<AuditLogEvent, 'at', EventFilters> {
  return {
    view: 'audit',
    sorts,
    also: { scope },
    readFilters(parameters) {
      const { from: atFrom, to: atTo } = readDayRange(parameters, 'at');
      const [kind] = readSeveral(parameters, 'kind', auditSubjects());
      const [action] = readSeveral(parameters, 'action', appFacts().auditActions);
      const since = readTimestamp(parameters, 'since');
      const narrowed = { kind, action, since, atFrom, atTo };
      if (scope !== 'all') return narrowed;
      const person = parameters.get('person')?.slice(0, 200) || undefined;
      return { ...readScope(parameters), person, ...narrowed };
    },
    options: (api, { searchTerm }, filters) =>
      api.auditLog.list.infiniteOptions({
        input: (part: ListPart) => ({
          scope,
          searchTerm,
          ...filters,
          ...part,
        }),
        ...paging,
      }),
  };
}
