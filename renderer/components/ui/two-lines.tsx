import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from './loading.tsx';

interface TwoLineRowProps {
  /** An IconTile. */
  tile?: ReactNode;
  title: ReactNode;
  note: ReactNode;
  /** Each line is cut where it is too long. */
  cut?: boolean;
  /** It is on its way out of the list. */
  leaving?: boolean;
  /** At the end: a button. */
  children?: ReactNode;
}

/** A list item of two lines: a device, a linked account, what can be done to a user. */
export function TwoLineRow({ tile, title, note, cut, leaving, children }: TwoLineRowProps) {
  const line = cut ? 'block truncate' : 'block';
  return (
    <li
      className={clsx(
        'flex min-h-13 items-center gap-3 border-line border-b py-2 text-13 transition-opacity last:border-b-0',
        leaving && 'opacity-50',
      )}
    >
      {tile}
      <span className="min-w-0 flex-1">
        <b className={`${line} font-medium`}>{title}</b>
        <span className={`${line} text-text-3`}>{note}</span>
      </span>
      {children}
    </li>
  );
}

interface TwoLinesSkeletonProps {
  /** Class of the corners of the picture before them. */
  picture?: 'rounded-full' | 'rounded-8';
  /** Classes of the width of each line. */
  widths: readonly [string, string];
}

/** The places of a picture of 32 and of the two lines beside it. */
export function TwoLinesSkeleton({ picture, widths: [first, second] }: TwoLinesSkeletonProps) {
  return (
    <span className="flex flex-1 items-center gap-3">
      {picture && <Skeleton className={`size-8 ${picture}`} />}
      <span className="grid flex-1 gap-2">
        <Skeleton className={first} />
        <Skeleton className={`h-2 opacity-60 ${second}`} />
      </span>
    </span>
  );
}

interface RowsSkeletonProps {
  count: number;
  /** Class of their height. */
  className: string;
  /** Content of each row. */
  children: ReactNode;
}

/** The places of the rows of a list, over hairlines. */
export function RowsSkeleton({ count, className, children }: RowsSkeletonProps) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <div key={place} className={`flex items-center gap-3 border-line border-b ${className}`}>
      {children}
    </div>
  ));
}
