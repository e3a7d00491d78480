import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The fields of a form while what they hold comes. */
export function FormSkeleton({ fieldHeights }: { fieldHeights: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" className="grid max-w-form gap-5">
      <span className="sr-only">{t('states.loading')}</span>
      {fieldHeights.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form keep their places
        <p key={place} className="grid gap-1.5 text-13">
          <span>
            <Skeleton className="w-20" />
          </span>
          <span className={`rounded-6 border border-line ${height}`} />
        </p>
      ))}
    </div>
  );
}
