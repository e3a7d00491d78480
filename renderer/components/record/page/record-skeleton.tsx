import { type ReactNode, type RefObject, useRef } from 'react';
import { useApi } from '../../../lib/services/use-api.ts';
import { findListed } from '../../list/find-listed.ts';
import { DetailHead } from '../../page/detail-head.tsx';
import { DetailPage } from '../../page/detail-page.tsx';
import { FactsSkeleton } from '../../ui/facts-skeleton.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Entity, type NamedRecord, recordName } from '../entity.ts';
import { useListLink } from '../use-list-link.ts';

interface RecordSkeletonProps<Listed extends NamedRecord> {
  entity: Entity;
  id: string;
  heading(record: Listed, ref: RefObject<HTMLHeadingElement | null>): ReactNode;
  factCount: number;
}

/** The page of a record while it comes, with what the list has told of it. The way back works already. */
export function RecordSkeleton<Listed extends NamedRecord>(props: RecordSkeletonProps<Listed>) {
  const { entity, id, heading, factCount } = props;
  const { api, queryClient } = useApi();
  const list = useListLink(entity);
  const ref = useRef<HTMLHeadingElement>(null);
  const lists = entity.operations(api).list.key({ type: 'infinite' });
  const record = findListed<Listed>(queryClient, lists, id);
  return (
    <>
      <DetailHead list={list} name={record ? recordName(entity, record) : ''} heading={ref} />
      <DetailPage
        heading={record ? heading(record, ref) : <HeadingSkeleton />}
        facts={<FactsSkeleton count={factCount} />}
      >
        <Loading className="grid gap-3 py-1.5">
          <Skeleton className="w-full max-w-[60ch]" />
          <Skeleton className="w-full max-w-[48ch]" />
        </Loading>
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
