import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Up to this many rows are all drawn. */
const drawnAtOnce = 200;
/** Rows beyond those in sight, on each side. */
const spare = 6;
/** Top of the rows of the last list, in pixels from the top of the page: most lists begin there. */
let lastTop = 0;

/** A row that is drawn, and the empty space before it, in pixels. */
interface VirtualRow {
  index: number;
  gap: number;
}

interface VirtualRows {
  /** Null where all rows are drawn. */
  rows: readonly VirtualRow[] | null;
  /** The empty space after the last drawn row, in pixels. */
  rest: number;
  /** Measures a drawn row; it carries its index as `data-index`. */
  measure: ((row: Element | null) => void) | undefined;
}

/**
 * Returns the drawn rows of a long table: those in sight, some before and after, and the focused one.
 * @param rowHeight in pixels, until a row has been measured
 */
export function useVirtualRows(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  focused: number,
): VirtualRows {
  const printing = usePrinting();
  const enabled = count > drawnAtOnce && !printing;
  const [top, setTop] = useState(lastTop);
  // What is above the rows may grow and shrink. Measured when the page is laid out anyway.
  useEffect(() => {
    if (!enabled || !body.current) return;
    lastTop = Math.round(body.current.getBoundingClientRect().top + window.scrollY);
    setTop(lastTop);
  });
  const virtualizer = useWindowVirtualizer({
    enabled,
    count,
    estimateSize: () => rowHeight,
    scrollMargin: top,
    initialOffset: () => window.scrollY,
    initialRect: { width: 0, height: typeof window === 'undefined' ? 0 : window.innerHeight },
    overscan: spare,
    measureElement: heightOf,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (focused < 0 || focused >= count || indexes.includes(focused)) return indexes;
      return [...indexes, focused].sort((a, b) => a - b);
    },
  });
  const items = virtualizer.getVirtualItems();
  // It does not know the window yet: what is drawn stays.
  if (!enabled || items.length === 0) return { rows: null, rest: 0, measure: undefined };
  let end = top;
  const rows = items.map((item) => {
    const gap = item.start - end;
    end = item.end;
    return { index: item.index, gap };
  });
  return { rows, rest: virtualizer.getTotalSize() + top - end, measure: virtualizer.measureElement };
}

/** Whether the page is being printed: all rows that are loaded are to be on paper. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const follow = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    const events = ['beforeprint', 'afterprint'];
    for (const event of events) addEventListener(event, follow);
    return () => events.forEach((event) => void removeEventListener(event, follow));
  }, []);
  return printing;
}

/**
 * The observer tells heights once the page is laid out. A row that has just been drawn is believed to be as high as
 * the others: to measure it would lay the page out a second time.
 */
function heightOf(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Window, Element>,
): number {
  if (entry) return measureElement(row, entry, virtualizer);
  const index = virtualizer.indexFromElement(row);
  return virtualizer.itemSizeCache.get(index) ?? virtualizer.options.estimateSize(index);
}
