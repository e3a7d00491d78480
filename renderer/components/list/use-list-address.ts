import { useEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router';
import { useServices } from '../../lib/services/services.ts';
import {
  changedParameters,
  type ListAddress,
  readListAddress,
  type SortDirection,
  type Sorts,
} from './list-address.ts';

export interface ListAddressControl<Sort extends string> extends ListAddress<Sort> {
  parameters: URLSearchParams;
  sorts: Sorts<Sort>;
  /** Puts another term into the address, in place of the one there. */
  search(term: string): void;
  /** Sorts by this, or the other way round where it is sorted by this already. */
  sortBy(sort: Sort): void;
  /** Changes parameters of the list's own, such as filters; undefined takes one out. */
  change(changes: Readonly<Record<string, string | undefined>>): void;
}

const inPlace = { replace: true, preventScrollReset: true };

/** Term, sort and filters of a list live in its address, so that a link, a reload and the way back keep them. */
export function useListAddress<Sort extends string>(sorts: Sorts<Sort>): ListAddressControl<Sort> {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const { latestLocation } = useServices();
  const address = useMemo(() => readListAddress(parameters, sorts), [parameters, sorts]);
  // Of two changes in a moment the second must not undo the first, which is not drawn yet.
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = (changes: Readonly<Record<string, string | undefined>>, options?: NavigateOptions) => {
    // A search that follows the typing with a delay must not call the user back from the page of a row.
    if (latestLocation().pathname !== pathname) return;
    latest.current = changedParameters(latest.current, changes);
    setParameters(latest.current, options);
  };
  return {
    ...address,
    parameters,
    sorts,
    search(term) {
      change({ searchTerm: term.trim() }, inPlace);
    },
    sortBy(sort) {
      const first = sorts[sort];
      const opposite: SortDirection = address.direction === 'ascending' ? 'descending' : 'ascending';
      const direction = sort === address.sort ? opposite : first;
      const isOwn = sort === Object.keys(sorts)[0] && direction === first;
      change({
        sort: isOwn ? undefined : sort,
        direction: direction === first ? undefined : direction,
      });
    },
    change: (changes) => change(changes, inPlace),
  };
}
