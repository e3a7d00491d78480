import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/ui/skeleton.tsx';

const four = ['first', 'second', 'third', 'fourth'];

/** The places of the home page while its data comes. */
export function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t('states.loading')}</span>
      <p className="mt-1 mb-8 text-14">
        <Skeleton className="w-72 max-w-full" />
      </p>
      <p className="flex min-h-8 items-center">
        <Skeleton className="w-36" />
      </p>
      <div className="mt-2 border-line border-t lg:me-80">
        {four.map((place) => (
          <div
            key={place}
            className="flex h-15.5 items-center justify-between border-line border-b last:border-b-0"
          >
            <span className="grid gap-2">
              <Skeleton className="w-28" />
              <Skeleton className="h-2 w-52 opacity-60" />
            </span>
            <Skeleton className="w-14 opacity-70" />
          </div>
        ))}
      </div>
    </div>
  );
}
