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

/** One entry of a short list, whose lines reach 8 pixels beyond the text: its name leads to it and covers the row. */
export function LinkedRow({ id, to, name, stays = false, picture, note, children }: LinkedRowProps) {
  return (
    <li
      data-row
      className="relative -mx-2 flex min-h-11 items-center gap-3 border-line border-b px-2 py-2 text-13 transition-colors hover:bg-hover max-sm:min-h-15"
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
