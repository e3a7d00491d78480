import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/navigation/link.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';

interface NewestSectionProps {
  title: string;
  /** Address of the whole list. */
  to: string;
  isEmpty: boolean;
  /** Said while there is nothing. */
  emptyHint: string;
  /** Where the first one is added, for those who may. */
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
