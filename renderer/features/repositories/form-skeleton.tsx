import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/ui/skeleton.tsx';

const fields = { name: 'h-9', link: 'h-9', description: 'h-30' };

/** The fields of the form while what they hold comes. */
export function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" className="grid max-w-form gap-5">
      <span className="sr-only">{t('states.loading')}</span>
      {Object.entries(fields).map(([name, height]) => (
        <p key={name} className="grid gap-1.5 text-13">
          <span>
            <Skeleton className="w-20" />
          </span>
          <span className={`rounded-6 border border-line ${height}`} />
        </p>
      ))}
    </div>
  );
}
