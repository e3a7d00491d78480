import { type RefObject, useEffect, useRef } from 'react';
import { pressedLetter } from '../frame/pressed-letter.ts';
import { useSingleKeys } from '../preferences/use-single-keys.ts';

interface ListKeys {
  /** Chooses the row with the focus, with Shift all rows from the one before. */
  onSelect?: ((id: string, range: boolean) => void) | undefined;
}

/**
 * The keys of a list: J and K go from row to row, and so do the arrows once the focus is in the list; X chooses the
 * row. Enter opens it: the focus is on its link. J, K and X rest where single-key shortcuts are switched off.
 * @param body of the table; its rows carry `data-row`
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
      if (!(target instanceof Element) || isTakenByOthers(target)) return;
      const row = target.closest<HTMLElement>('[data-row]');
      const key = pressedLetter(event);
      const isArrow = (key === 'ArrowDown' || key === 'ArrowUp') && row !== null && !shiftKey;
      if (isArrow || (singleKeys && !shiftKey && (key === 'j' || key === 'k'))) {
        const next = rowBeside(body.current, row, key === 'j' || key === 'ArrowDown');
        if (!next) return;
        event.preventDefault();
        next.querySelector<HTMLElement>('[data-row-link]')?.focus();
      } else if (singleKeys && key === 'x' && row?.dataset.row && select.current) {
        event.preventDefault();
        select.current(row.dataset.row, shiftKey);
      }
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [body, singleKeys]);
}

/** Fields that are typed in, and what floats above the page. */
function isTakenByOthers(target: Element): boolean {
  return (
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]',
    ) !== null
  );
}

/** The next row or the one before; from elsewhere the first one in sight. */
function rowBeside(body: HTMLElement, row: Element | null, forwards: boolean): HTMLElement | undefined {
  const rows = [...body.querySelectorAll<HTMLElement>('[data-row]:not([inert])')];
  const place = row ? rows.indexOf(row as HTMLElement) : -1;
  if (place >= 0) return rows[place + (forwards ? 1 : -1)];
  const edge = body.parentElement?.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
  return rows.find((one) => one.getBoundingClientRect().top >= edge - 1);
}
