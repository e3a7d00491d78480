import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailHead } from '../../../components/page/detail-head.tsx';
import { DetailPage } from '../../../components/page/detail-page.tsx';
import { FactsSkeleton } from '../../../components/ui/facts-skeleton.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { managedList } from './organization-actions.ts';

/** The page of an organisation while it comes. The way back works already. */
export function ManagedSkeleton() {
  const { t } = useTranslation('organizations-area');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <DetailHead list={{ to: managedList, label: t('title') }} name="" heading={heading} />
      <DetailPage
        heading={
          <div className="mb-8 flex items-center gap-5">
            <Skeleton className="size-16 rounded-[0.875rem]" />
            <span className="grid gap-3">
              <Skeleton className="h-5 w-44" />
              <Skeleton className="w-24" />
            </span>
          </div>
        }
        facts={<FactsSkeleton count={5} />}
      >
        <Loading className="grid gap-4 py-1.5">
          <Skeleton className="w-36" />
          <Skeleton className="w-full" />
          <Skeleton className="w-full" />
        </Loading>
      </DetailPage>
    </>
  );
}
