import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

/** An opened operation while the document comes. */
export function OperationSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" className="grid gap-4">
      <span className="sr-only">{t('states.loading')}</span>
      {['w-28', 'w-72', 'w-60'].map((width) => (
        <p key={width}>
          <Skeleton className={`max-w-full ${width}`} />
        </p>
      ))}
    </div>
  );
}
