import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../components/navigation/link.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';

interface NewestSectionProps {
  title: string;
  /** Address of the whole list. */
  to: string;
  isEmpty: boolean;
  /** Said while there is nothing. */
  emptyHint: string;
  /** Link to the form that adds the first one, for users who may. */
  add?: { to: string; name: string } | undefined;
  /** List items. */
  children: ReactNode;
}

/** A short list of the newest of something, with the way to all of them. */
export function NewestSection({ title, to, isEmpty, emptyHint, add, children }: NewestSectionProps) {
  const { t } = useTranslation('dashboard');
  return (
    <section>
      <div className="flex min-h-8 items-center gap-2">
        <h2 className="flex-1 text-14">{title}</h2>
        <Link
          to={to}
          className="-me-1.5 rounded-6 px-1.5 py-0.75 text-13 text-text-3 transition-colors hover:text-text"
        >
          {t('all')}
          <span className="sr-only">: {title}</span>
        </Link>
      </div>
      {isEmpty ? (
        <div className="py-3 text-13 text-text-3">
          <p>{emptyHint}</p>
          {add && (
            <Link to={add.to} className={buttonClass({ className: 'mt-3' })}>
              {add.name}
            </Link>
          )}
        </div>
      ) : (
        <ul className="text-13">{children}</ul>
      )}
    </section>
  );
}

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
