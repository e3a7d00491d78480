import clsx from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';

/**
 * Rows parted by hairlines, without a frame and without zebra; it overhangs its column by 8 on each side. What is above
 * a row's link stays below what floats over the table.
 */
export function Table({ className, ...rest }: ComponentPropsWithRef<'table'>) {
  return (
    <table
      {...rest}
      className={clsx(
        '-mx-2 isolate w-[calc(100%+1rem)] border-separate border-spacing-0 text-13',
        className,
      )}
    />
  );
}

type RowProps = ComponentPropsWithRef<'tr'> & {
  selected?: boolean;
  /** Optimistically gone: half visible until the server has said so. */
  leaving?: boolean;
};

export function Row({ selected, leaving, className, ...rest }: RowProps) {
  return (
    <tr
      {...rest}
      data-selected={selected || undefined}
      inert={leaving}
      aria-disabled={leaving || undefined}
      className={clsx('group/row relative', leaving && 'opacity-50', className)}
    />
  );
}

type HeadCellProps = ComponentPropsWithRef<'th'> & {
  sorted?: 'ascending' | 'descending' | undefined;
  /** Its name is a button that sorts. */
  onSort?: (() => void) | undefined;
  /** At the end of the column: dates and figures. */
  end?: boolean | undefined;
};

export function HeadCell({ sorted, onSort, end, className, children, ...rest }: HeadCellProps) {
  const { t } = useTranslation('ui');
  const content = (
    <>
      {children}
      {sorted && (
        <span className="ms-0.5 inline-block align-[-2px]">
          <Icon of={sorted === 'ascending' ? ArrowUp : ArrowDown} size={14} />
          <span className="sr-only">{t(`sort.${sorted}`)}</span>
        </span>
      )}
    </>
  );
  return (
    <th
      scope="col"
      {...rest}
      aria-sort={sorted}
      className={clsx(
        'h-9 whitespace-nowrap border-line border-b px-3 font-medium text-12 text-text-3 first:ps-2 last:pe-2 max-sm:px-2',
        end ? 'text-end' : 'text-start',
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="-mx-1.5 min-h-6 rounded-4 px-1.5 font-medium transition-colors hover:text-text"
        >
          {content}
        </button>
      ) : (
        content
      )}
    </th>
  );
}

type CellProps = ComponentPropsWithRef<'td'> & {
  end?: boolean | undefined;
  /** 44 for one line, 56 for users with two; 60 on phones. */
  lines?: 1 | 2;
};

export function Cell({ end, lines = 1, className, ...rest }: CellProps) {
  return (
    <td
      {...rest}
      className={clsx(
        'whitespace-nowrap border-line border-b px-3 align-middle first:ps-2 last:pe-2 max-sm:h-15 max-sm:px-2',
        'group-last/row:border-transparent group-hover/row:bg-hover',
        'group-data-selected/row:border-accent-tint-2 group-data-selected/row:bg-accent-tint group-hover/row:group-data-selected/row:bg-accent-tint-2',
        'group-data-[show~=hover]/row:bg-hover',
        lines === 2 ? 'h-14 sm:group-data-compact/table:h-11' : 'h-11 sm:group-data-compact/table:h-9',
        end && 'text-end',
        className,
      )}
    />
  );
}
