import { type RefObject, useEffect, useRef } from 'react';
import { normalizeKey } from '../../lib/normalize-key.ts';
import { useSingleKeys } from '../../lib/preferences/use-preferences.ts';
import { isTypingTarget } from '../actions/action-keys.ts';

interface ListKeys {
  /** Chooses the row with the focus, with Shift all rows from the one before. */
  onSelect?: ((id: string, range: boolean) => void) | undefined;
}

/**
 * The keys of a list: J and K go from row to row, and so do the arrows once the focus is in the list; X chooses the
 * row. Enter opens it: the focus is on its link. J, K and X rest where single-key shortcuts are switched off.
 * @param body of the table, with the number of its rows in `data-count`; the rows carry `data-row` and `data-index`
 */
export function useListKeys(body: RefObject<HTMLElement | null>, { onSelect }: ListKeys): void {
  const { singleKeys } = useSingleKeys();
  const select = useRef(onSelect);
  useEffect(() => {
    select.current = onSelect;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
      if (!body.current || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (!(target instanceof Element) || isTypingTarget(target)) return;
      const row = target.closest<HTMLElement>('[data-row]');
      const key = normalizeKey(event);
      const isArrow = (key === 'ArrowDown' || key === 'ArrowUp') && row !== null && !shiftKey;
      if (isArrow || (singleKeys && !shiftKey && (key === 'j' || key === 'k'))) {
        event.preventDefault();
        const forwards = key === 'j' || key === 'ArrowDown';
        if (row) focusBeside(body.current, row, forwards ? 1 : -1);
        else firstInSight(body.current)?.focus();
      } else if (singleKeys && key === 'x' && row?.dataset.row && select.current) {
        event.preventDefault();
        select.current(row.dataset.row, shiftKey);
      }
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [body, singleKeys]);
}

/** Moves the focus to the next row that can take it. Where that one is not drawn, the row is scrolled back to first. */
function focusBeside(body: HTMLElement, row: HTMLElement, step: 1 | -1, tries = 30): void {
  let index = Number(row.dataset.index) + step;
  let beside = rowAt(body, index);
  while (beside?.inert) {
    index += step;
    beside = rowAt(body, index);
  }
  if (beside) linkOf(beside)?.focus();
  else if (tries > 0 && index >= 0 && index < Number(body.dataset.count)) {
    row.scrollIntoView({ block: 'center' });
    requestAnimationFrame(() => focusBeside(body, row, step, tries - 1));
  }
}

function rowAt(body: HTMLElement, index: number): HTMLElement | null {
  return body.querySelector(`[data-index="${index}"]`);
}

/** Its link, or where the rows have no pages the button of its menu. */
function linkOf(row: HTMLElement | undefined): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>('[data-row-link], [aria-haspopup=menu]');
}

/** The link of the first row below the heads. */
function firstInSight(body: HTMLElement): HTMLElement | null | undefined {
  const edge = body.parentElement?.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
  const rows = [...body.querySelectorAll<HTMLElement>('[data-row]:not([inert])')];
  return linkOf(rows.find((row) => row.getBoundingClientRect().top >= edge - 1));
}
