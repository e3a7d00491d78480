import { useTranslation } from 'react-i18next';
import { PageHead } from '../../lib/frame/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SessionsSkeleton } from './sessions-skeleton.tsx';

/** The page of a user while it comes. */
export function UserSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('navigation.users')} />
      <div className="mx-auto w-full max-w-[calc(70rem+2*var(--gutter))] px-gutter pt-8 pb-12">
        <div className="mb-8 flex items-center gap-5">
          <Skeleton className="size-16 rounded-full" />
          <span className="grid gap-3">
            <Skeleton className="h-5 w-44" />
            <Skeleton className="w-56" />
          </span>
        </div>
        <SessionsSkeleton count={3} />
      </div>
    </>
  );
}
