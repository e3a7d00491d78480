import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Total } from '#contract/schemas/paging.ts';
import type { ListRow } from './list-options.ts';
import type { List } from './use-list.ts';

/** Chosen rows of a list: some of the loaded ones, or all that the list holds, loaded or not. */
export interface Selection<Row extends ListRow> {
  /** The whole list is chosen, beyond what is loaded. */
  all: boolean;
  /** The chosen rows among the loaded ones. */
  rows: readonly Row[];
  ids: ReadonlySet<string>;
  count: Total;
  /** @param range together with all rows between this one and the one that was chosen before */
  toggle(id: string, range?: boolean): void;
  selectLoaded(): void;
  selectAll(): void;
  clear(): void;
}

interface Chosen {
  filter: string;
  all: boolean;
  ids: ReadonlySet<string>;
}

/**
 * The selection of a list. It belongs to one filter: with another one it begins again.
 * @param filter whatever narrows the list, as one text
 */
export function useSelection<Row extends ListRow>(list: List<Row>, filter: string): Selection<Row> {
  const { rows, total } = list;
  const [chosen, setChosen] = useState<Chosen>({ filter, all: false, ids: new Set() });
  const anchor = useRef<string>(undefined);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const isOurs = chosen.filter === filter;
  const all = isOurs && chosen.all;

  const choose = useCallback(
    (change: (now: ReadonlySet<string>) => Iterable<string>, chooseAll = false) =>
      setChosen((now) => {
        const ids = now.filter !== filter ? [] : now.all ? latest.current.map(({ id }) => id) : now.ids;
        return { filter, all: chooseAll, ids: new Set(change(new Set(ids))) };
      }),
    [filter],
  );

  const toggle = useCallback(
    (id: string, range = false) => {
      const order = latest.current.map((row) => row.id);
      const from = range && anchor.current !== undefined ? order.indexOf(anchor.current) : -1;
      const to = order.indexOf(id);
      const touched = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
      anchor.current = id;
      choose((now) => {
        const isChosen = now.has(id);
        return isChosen ? [...now].filter((one) => !touched.includes(one)) : [...now, ...touched];
      });
    },
    [choose],
  );

  // What is no longer in the list is no longer chosen.
  const chosenRows = useMemo(
    () => (!isOurs ? [] : all ? rows : rows.filter(({ id }) => chosen.ids.has(id))),
    [isOurs, all, rows, chosen.ids],
  );
  const ids = useMemo(() => new Set(chosenRows.map(({ id }) => id)), [chosenRows]);
  return {
    all,
    rows: chosenRows,
    ids,
    count: all
      ? (total ?? { count: chosenRows.length, exact: false })
      : { count: chosenRows.length, exact: true },
    toggle,
    selectLoaded: useCallback(() => choose(() => latest.current.map(({ id }) => id)), [choose]),
    selectAll: useCallback(() => choose((now) => now, true), [choose]),
    clear: useCallback(() => choose(() => []), [choose]),
  };
}
