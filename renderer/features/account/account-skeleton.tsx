import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';
import { sectionClass } from './account-section.tsx';

/** The places of the account while its data comes. */
export function AccountSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t('states.loading')}</span>
      <div className={sectionClass}>
        <Heading />
        <div className="grid gap-5">
          <span className="flex items-center gap-4">
            <Skeleton className="size-16 rounded-full" />
            <Skeleton className="h-8 w-32 rounded-6" />
          </span>
          {['name', 'email'].map((field) => (
            <span key={field} className="grid max-w-100 gap-2.5">
              <Skeleton className="w-16" />
              <Skeleton className="h-9 w-full rounded-6" />
            </span>
          ))}
        </div>
      </div>
      <div className={sectionClass}>
        <Heading />
        <Skeleton className="h-8 w-72 max-w-full rounded-8" />
      </div>
      {['devices', 'linked'].map((list) => (
        <div key={list} className={sectionClass}>
          <Heading />
          <RowSkeletons />
        </div>
      ))}
      <div className={sectionClass}>
        <Heading />
        <Skeleton className="h-8 w-64 max-w-full rounded-6" />
      </div>
    </div>
  );
}

/** Two rows of two lines. */
export function RowSkeletons() {
  return (
    <div className="-mt-2">
      {['first', 'second'].map((row) => (
        <div key={row} className="flex h-13.5 items-center gap-3 border-line border-b last:border-b-0">
          <Skeleton className="size-8 rounded-8" />
          <span className="grid gap-2">
            <Skeleton className="w-32" />
            <Skeleton className="h-2 w-24 opacity-60" />
          </span>
        </div>
      ))}
    </div>
  );
}

function Heading() {
  return (
    <span className="grid content-start gap-2 pt-1">
      <Skeleton className="w-24" />
      <Skeleton className="h-2 w-48 opacity-60" />
    </span>
  );
}
