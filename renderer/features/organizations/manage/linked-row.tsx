import type { ReactNode } from 'react';
import { PictureCell } from '../../../components/list/picture-cell.tsx';
import { Link } from '../../../components/navigation/link.tsx';

interface LinkedRowProps {
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
export function LinkedRow({ to, name, stays = false, picture, note, children }: LinkedRowProps) {
  return (
    <li className="relative flex min-h-11 items-center gap-3 border-line border-b py-2 text-13 transition-colors last:border-b-0 hover:bg-hover max-sm:min-h-15">
      <PictureCell
        picture={picture}
        name={
          <Link
            to={to}
            preventScrollReset={stays}
            dir="auto"
            className="flex-1 truncate font-medium text-14 text-match-parent after:absolute after:inset-0"
          >
            {name}
          </Link>
        }
      >
        {note}
      </PictureCell>
      {children}
    </li>
  );
}
