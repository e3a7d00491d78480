import type { ReactNode } from 'react';
import { Link } from '../../components/navigation/link.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';

interface NewestRowProps {
  to: string;
  name: string;
  at: string;
  now: string;
  /** Stands before the name. */
  children?: ReactNode;
}

/** One entry of a short list: its name leads to it. */
export function NewestRow({ to, name, at, now, children }: NewestRowProps) {
  return (
    <li className="flex min-h-11 items-center gap-3 border-line border-b py-1 last:border-b-0">
      {children}
      <Link
        to={to}
        dir="auto"
        className="min-w-0 flex-1 truncate rounded-6 py-0.75 font-medium text-match-parent"
      >
        {name}
      </Link>
      <RelativeTime at={at} now={now} className="text-text-3 tabular-nums" />
    </li>
  );
}
