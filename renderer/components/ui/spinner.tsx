import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { SpinnerRing } from './spinner-ring.tsx';

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
