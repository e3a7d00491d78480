import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import { findListed } from '../../components/list/find-listed.ts';
import { DetailHead } from '../../components/page/detail-head.tsx';
import { DetailPage } from '../../components/page/detail-page.tsx';
import { FactsSkeleton } from '../../components/ui/facts-skeleton.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { RepositoryHeading } from './repository-heading.tsx';

interface RepositorySkeletonProps {
  list: string;
  id: string;
}

/** The page of a repository while it comes, with what the list has told of it. The way back works already. */
export function RepositorySkeleton({ list, id }: RepositorySkeletonProps) {
  const { t } = useTranslation();
  const { t: area } = useTranslation('repositories-area');
  const { api, queryClient } = useApi();
  const heading = useRef<HTMLHeadingElement>(null);
  const lists = api.repositories.list.key({ type: 'infinite' });
  const repository = findListed<ListedRepository>(queryClient, lists, id);
  return (
    <>
      <DetailHead list={{ to: list, label: area('title') }} name={repository?.name ?? ''} heading={heading} />
      <DetailPage
        heading={
          repository ? <RepositoryHeading repository={repository} heading={heading} /> : <HeadingSkeleton />
        }
        facts={<FactsSkeleton count={3} />}
      >
        <div role="status" aria-busy="true" className="grid gap-3 py-1.5">
          <span className="sr-only">{t('states.loading')}</span>
          <Skeleton className="w-full max-w-[60ch]" />
          <Skeleton className="w-full max-w-[48ch]" />
        </div>
      </DetailPage>
    </>
  );
}

function HeadingSkeleton() {
  return (
    <div className="mb-8">
      <p className="text-24 leading-[1.3]">
        <Skeleton className="h-5 w-48" />
      </p>
      <p>
        <Skeleton className="w-56" />
      </p>
    </div>
  );
}
