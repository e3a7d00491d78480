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
