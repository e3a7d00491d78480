import { auditActions, auditSubjects } from '#contract/audit.ts';
import type { AuditLogEvent, EventFilter } from '#contract/audit-log/audit-log.ts';
import { readDayRange } from '../list/filters/range-parameters.ts';
import type { Sorts } from '../list/list-address.ts';
import { readSeveral } from '../list/list-filters.ts';
import { type ListPart, paging } from '../list/list-options.ts';
import type { ListDefinition, ListPageState } from '../list/use-list-page.ts';
import { readScope } from '../record/record-scope.ts';

const sorts = { at: 'descending' } satisfies Sorts<string>;

type EventFilters = Partial<Omit<EventFilter, 'searchTerm'>>;

export type EventListPage = ListPageState<AuditLogEvent, 'at', EventFilters>;

/**
 * The list of events.
 * @param fixed `own`, or an organization. Default: all, narrowed by the address to one or to a person
 */
export function eventList(fixed?: string): ListDefinition<AuditLogEvent, 'at', EventFilters> {
  return {
    view: 'audit',
    sorts,
    also: fixed === undefined ? {} : { scope: fixed },
    readFilters(parameters) {
      const { from: atFrom, to: atTo } = readDayRange(parameters, 'at');
      const [kind] = readSeveral(parameters, 'kind', auditSubjects);
      const [action] = readSeveral(parameters, 'action', auditActions);
      const narrowed = { kind, action, atFrom, atTo };
      if (fixed !== undefined) return narrowed;
      const person = parameters.get('person')?.slice(0, 200) || undefined;
      return { ...readScope(parameters), person, ...narrowed };
    },
    options: (api, { searchTerm }, filters) =>
      api.auditLog.list.infiniteOptions({
        input: (part: ListPart) => ({
          searchTerm,
          ...filters,
          scope: fixed ?? filters.scope,
          ...part,
        }),
        ...paging,
      }),
  };
}
