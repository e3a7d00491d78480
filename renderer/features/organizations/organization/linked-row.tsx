import type { ReactNode } from 'react';
import { PictureCell } from '../../../components/list/picture-cell.tsx';
import { RowLink } from '../../../components/list/row-link.tsx';

interface LinkedRowProps {
  id: string;
  to: string;
  name: string;
  /** Keeps the scroll position: it leads to something on the same page. */
  stays?: boolean;
  picture?: ReactNode;
  /** Below the name. */
  note?: ReactNode;
  /** At the end: a badge, a count. */
  children: ReactNode;
}

/** One entry of a short list: its name leads to it and covers the row. */
export function LinkedRow({ id, to, name, stays = false, picture, note, children }: LinkedRowProps) {
  return (
    <li
      data-row
      className="relative flex min-h-11 items-center gap-3 border-line border-b py-2 text-13 transition-colors last:border-b-0 hover:bg-hover max-sm:min-h-15"
    >
      <PictureCell
        picture={picture}
        name={
          <RowLink id={id} to={to} preventScrollReset={stays} className="flex-1 font-medium text-14">
            {name}
          </RowLink>
        }
      >
        {note}
      </PictureCell>
      {children}
    </li>
  );
}
