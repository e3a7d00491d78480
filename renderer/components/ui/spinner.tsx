import clsx from 'clsx';
import { useTranslation } from 'react-i18next';

/** Waiting, on its own. Under reduced motion the turning ring becomes the word 'Loading'. */
export function Spinner({ className }: { className?: string }) {
  const { t } = useTranslation('ui');
  return (
    <span role="status" className={clsx('inline-grid place-items-center text-text-3', className)}>
      <SpinnerRing className="motion-reduce:hidden" />
      <span className="sr-only motion-reduce:not-sr-only motion-reduce:text-12">{t('loading')}</span>
    </span>
  );
}

/** The turning ring of 14 px, without words: for parts that say in words that they wait. */
export function SpinnerRing({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={clsx('size-3.5 shrink-0 animate-spin', className)}
    >
      <circle cx="7" cy="7" r="6" opacity="0.28" />
      <path d="M7 1a6 6 0 0 1 6 6" />
    </svg>
  );
}
