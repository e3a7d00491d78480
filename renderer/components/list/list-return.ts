import { createContext, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { ListRow } from './list-options.ts';

/** The list that was shown last in this tab, as far as it was loaded. */
let shown: { path: string; rows: readonly ListRow[] } | undefined;

interface OpenedRow {
  /** Path and search of its list. */
  address: string;
  id: string;
  /** Rows that the list had loaded. */
  count: number;
}

/** The row that was opened last. */
let opened: OpenedRow | undefined;

/** The same, for the document that comes after a reload. */
const storageKey = 'opened-row';

/** What the document before a reload has left; until a row is opened in this one. */
let left = readLeft();

/** Remembers from which row of which list a page is opened. */
export function rememberRow(address: string, id: string): void {
  keepRow({ address, id, count: shown?.rows.length ?? 0 });
}

function keepRow(row: OpenedRow): void {
  opened = row;
  left = undefined;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(row));
  } catch {
    // Without storage only a reload forgets it.
  }
}

/** A document that begins with the list itself is no way back to it. */
function readLeft(): OpenedRow | undefined {
  if (typeof document === 'undefined') return undefined;
  try {
    const row = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as OpenedRow | null;
    const [begin] = performance.getEntriesByType('navigation');
    const { pathname, search } = new URL(begin?.name ?? location.href);
    return row && row.address !== pathname + search ? row : undefined;
  } catch {
    return undefined;
  }
}

/** How many rows a list had when the page was opened from which a reloaded document leads back to it; else 0. */
export function rowsBefore(address: string): number {
  return left?.address === address ? left.count : 0;
}

/** The way back leads to another row: the user went on from record to record. */
export function moveToRow(id: string): void {
  const row = opened ?? left;
  if (row) keepRow({ ...row, id });
}

/** Of several that come back, the one that is first in the list: which one that is, the list finds. */
const first = Symbol('first');

/** The row that comes back into its list, by Undo. */
let restored: string | typeof first | undefined;

/**
 * Leads the focus to the row that comes back as soon as it is drawn, or to the first of several, unless the user does
 * something else until then.
 */
export function awaitRestoredRows(ids: readonly string[]): void {
  const awaited = ids.length > 1 ? first : ids[0];
  restored = awaited;
  // sonner gives the focus of a toast back as soon as it goes elsewhere, and would take it from the row.
  document.querySelector<HTMLElement>('[data-sonner-toast] :focus')?.blur();
  for (const act of ['pointerdown', 'keydown'])
    addEventListener(act, () => giveUp(awaited), { capture: true, once: true });
}

function giveUp(awaited: typeof restored): void {
  if (restored === awaited || awaited === first) restored = undefined;
}

/** For a list: finds the row that is awaited among those that have just come, and has it drawn. */
export function useRestoredRow(rows: readonly ListRow[], draw: (id: string) => void): void {
  const last = useRef(rows);
  // Before the rows look for the one that takes the focus.
  useLayoutEffect(() => {
    const before = new Set(last.current.map(({ id }) => id));
    last.current = rows;
    if (restored === undefined) return;
    const come = rows.find(({ id }) => !before.has(id) && (restored === first || restored === id));
    if (!come) return;
    restored = come.id;
    draw(come.id);
  }, [rows, draw]);
}

/** Says once whether a row is the one that comes back. */
export function takeRestoredRow(id: string): boolean {
  if (id !== restored) return false;
  restored = undefined;
  return true;
}

/** Tells the rows of a list which of them the user comes back from; `take` is true once, for that row. */
export const ReturnContext = createContext<{ take(id: string): boolean } | null>(null);

/** For a list: is it shown on the way back from one of its rows? The router brings the page to where it was scrolled. */
export function useRowReturn() {
  const { pathname, search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [back] = useState(() => {
    const row = opened ?? left;
    let awaited = isBack && row?.address === pathname + search ? row.id : undefined;
    if (awaited === undefined) return null;
    return {
      take(id: string) {
        const isIt = id === awaited;
        if (isIt) awaited = undefined;
        return isIt;
      },
    };
  });
  return back;
}

/** Remembers the order in which a list shows its rows: their pages lead from one to the next. */
export function rememberList(path: string, rows: readonly ListRow[]): void {
  shown = { path, rows };
}

/** The record that is beside another in the list that was shown last; undefined at its ends and for other lists. */
export function neighbourOf(path: string, id: string, step: 1 | -1): string | undefined {
  const rows = shown?.path === path ? shown.rows : [];
  const place = rows.findIndex((row) => row.id === id);
  return place < 0 ? undefined : rows[place + step]?.id;
}
