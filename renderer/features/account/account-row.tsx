import clsx from 'clsx';
import type { ReactNode } from 'react';

interface AccountRowProps {
  /** An IconTile. */
  tile: ReactNode;
  title: ReactNode;
  note: ReactNode;
  /** It is on its way out of the list. */
  leaving?: boolean;
  /** At the end: a button of 28. */
  children: ReactNode;
}

/** A row of two lines: a device, a linked account. */
export function AccountRow({ tile, title, note, leaving, children }: AccountRowProps) {
  return (
    <li
      className={clsx(
        'flex min-h-13 items-center gap-3 border-line border-b py-2 text-13 transition-opacity last:border-b-0',
        leaving && 'opacity-50',
      )}
    >
      {tile}
      <span className="min-w-0 flex-1">
        <b className="block truncate font-medium">{title}</b>
        <span className="block truncate text-text-3">{note}</span>
      </span>
      {children}
    </li>
  );
}
