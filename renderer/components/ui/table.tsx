import clsx from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';

type TableProps = ComponentPropsWithRef<'table'> & {
  /** Height of the rows: 44 for one line, 56 for two; 60 on phones. */
  lines?: 1 | 2;
  /** Lower rows, 36 or 44; phones keep theirs. */
  compact?: boolean;
};

/**
 * Rows parted by hairlines, without a frame and without zebra; it overhangs its column by 8 on each side. What is above
 * a row's link stays below what floats over the table.
 */
export function Table({ lines, compact, className, ...rest }: TableProps) {
  return (
    <table
      {...rest}
      data-lines={lines}
      data-compact={compact || undefined}
      className={clsx('rows', className)}
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
      className={clsx('row', leaving && 'opacity-50', className)}
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
};

export function Cell({ end, className, ...rest }: CellProps) {
  return <td {...rest} className={clsx(end && 'text-end', className) || undefined} />;
}
