import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The fields of the form while what they hold comes. */
export function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" className="grid max-w-form gap-5">
      <span className="sr-only">{t('states.loading')}</span>
      {['h-9', 'h-9', 'h-30'].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields never move
        <p key={index} className="grid gap-1.5 text-13">
          <span>
            <Skeleton className="w-20" />
          </span>
          <span className={`rounded-6 border border-line ${height}`} />
        </p>
      ))}
    </div>
  );
}
