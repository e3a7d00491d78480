import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface LoadingProps {
  className?: string;
  /** The skeleton of what comes. */
  children: ReactNode;
}

/** Stands in the place of what is loading, and says so to users of screen readers. */
export function Loading({ className, children }: LoadingProps) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{t('states.loading')}</span>
      {children}
    </div>
  );
}

/**
 * One bar in the place of a text that comes. Give width (and height, when it is not a line of text) by
 * class: `w-24`, `h-2`, `size-8 rounded-full`.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block animate-shine bg-active bg-size-[220%_100%] align-middle',
        'bg-[linear-gradient(100deg,transparent_30%,var(--color-shine)_50%,transparent_70%)]',
        !className?.includes('h-') && !className?.includes('size-') && 'h-2.5',
        !className?.includes('rounded-') && 'rounded-[5px]',
        className,
      )}
    />
  );
}
