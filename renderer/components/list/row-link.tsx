import clsx from 'clsx';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { useLocation } from 'react-router';
import { Link } from '../navigation/link.tsx';
import { useRelativeTimes } from '../relative-time.tsx';
import { ReturnContext, rememberRow, takeRestoredRow } from './list-return.ts';

interface RowLinkProps extends ComponentProps<typeof Link> {
  /** Id of the row. */
  id: string;
}

/**
 * The name of a row, which leads to its page and covers the whole row. The way back and Undo bring the focus here.
 */
export function RowLink({ id, className, onClick, children, ...rest }: RowLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const { pathname, search } = useLocation();
  const returned = useContext(ReturnContext);
  useEffect(() => {
    if (returned?.take(id)) link.current?.focus({ preventScroll: true });
    if (takeRestoredRow(id)) link.current?.focus({ focusVisible: true });
  }, [returned, id]);
  return (
    <Link
      {...rest}
      ref={link}
      data-row-link
      dir="auto"
      onClick={(event) => {
        onClick?.(event);
        rememberRow(pathname + search, id);
      }}
      className={clsx('row-link truncate', className)}
    >
      {children}
    </Link>
  );
}

/** The name of a row that has no page: a press anywhere in the row opens something over the list. */
export function RowButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-haspopup="dialog"
      data-row-link
      className={clsx('row-link w-full cursor-pointer text-start', className)}
    />
  );
}

/**
 * Hands a click on an element above the link that covers a row, such as a date whose full form shows on hover
 * (`data-opens-row`), on to that link, with the modifier keys.
 */
export function openRowOnClick({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest('[data-opens-row]')) return;
  const link = target.closest('[data-row]')?.querySelector('[data-row-link]');
  link?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/**
 * Returns a function that draws the times in rows: see useRelativeTimes. They are above the links that cover rows, so
 * that the pointer finds the full date.
 */
export function useRowTimes(now: string): (at: string) => ReactNode {
  const time = useRelativeTimes(now);
  return useCallback((at) => time(at, { 'data-opens-row': true, className: 'row-time' }), [time]);
}
