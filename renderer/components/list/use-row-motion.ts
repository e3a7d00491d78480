import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ListRow } from './list-options.ts';
import type { List } from './use-list.ts';

const timing = { duration: 160, easing: 'cubic-bezier(.2,.8,.2,1)' };

/**
 * Moves the rows of a list to their new places where some leave or come back between them, by a deletion or its undo.
 * Those of another search or order are shown at once, and so is what happens above the window: there the browser keeps
 * in place what is in sight.
 */
export function useRowMotion(body: RefObject<HTMLElement | null>, list: List<ListRow>): void {
  const { rows, isOutdated } = list;
  const { search } = useLocation();
  const last = useRef({ rows, isOutdated, search });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { rows, isOutdated, search };
    const places = new Map(before.rows.map(({ id }, place) => [id, place]));
    const first = rows.findIndex(({ id }, place) => id !== before.rows[place]?.id);
    const drawn = [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const moved = drawn.filter(({ dataset }) => first >= 0 && Number(dataset.index) >= first);
    const top = moved[0]?.getBoundingClientRect().top ?? -1;
    if (before.isOutdated || before.search !== search || first >= before.rows.length || top < 0) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const row of moved) {
      const place = places.get(row.dataset.row ?? '');
      const way = ((place ?? 0) - Number(row.dataset.index)) * row.offsetHeight;
      const comes = place === undefined || Math.abs(way) > window.innerHeight;
      row.animate(comes ? { opacity: [0, 0, 1] } : { transform: [`translateY(${way}px)`, 'none'] }, timing);
    }
  }, [body, rows, isOutdated, search]);
}
