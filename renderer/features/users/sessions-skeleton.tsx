import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';

/** As many rows as there are sessions, in their height. */
export function SessionsSkeleton({ count }: { count: number }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" aria-busy="true" className="animate-late">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: Math.min(Math.max(count, 1), 8) }, (_, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
          key={index}
          className="flex min-h-13 items-center gap-3 border-line border-b last:border-b-0"
        >
          <Skeleton className="size-8 rounded-8" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="w-32" />
            <Skeleton className="h-2 w-24 opacity-60" />
          </span>
          <Skeleton className="w-14 opacity-70" />
        </p>
      ))}
    </div>
  );
}
