import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { Loading, Skeleton } from '../ui/loading.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailPage } from './detail-page.tsx';

interface DetailSkeletonProps extends Pick<ComponentProps<typeof DetailHead>, 'list'> {
  /** Name and heading, as far as the list has told of the record. */
  known?: { name: string; heading(ref: RefObject<HTMLHeadingElement | null>): ReactNode } | undefined;
  /** Class of the corners of its picture, where it has one. */
  picture?: string;
  /** FactsSkeleton. */
  facts: ReactNode;
  /** Places of the main column; two lines of text unless it says otherwise. */
  children?: ReactNode;
}

/** Page of one record while it comes. The way back works already. */
export function DetailSkeleton({ list, known, picture, facts, children }: DetailSkeletonProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <DetailHead list={list} name={known?.name ?? ''} heading={ref} />
      <DetailPage heading={known?.heading(ref) ?? <HeadingSkeleton picture={picture} />} facts={facts}>
        {children ?? (
          <Loading className="grid gap-3 py-1.5">
            <Skeleton className="w-full max-w-[60ch]" />
            <Skeleton className="w-full max-w-[48ch]" />
          </Loading>
        )}
      </DetailPage>
    </>
  );
}

function HeadingSkeleton({ picture }: { picture: string | undefined }) {
  if (picture)
    return (
      <div className="mb-8 flex items-center gap-5">
        <Skeleton className={`size-16 ${picture}`} />
        <span className="grid gap-3">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="w-56" />
        </span>
      </div>
    );
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
