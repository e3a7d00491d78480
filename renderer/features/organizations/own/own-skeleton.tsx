import { Loading } from '../../../components/ui/loading.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

/** The places of one's organisations while they come. */
export function OwnSkeleton() {
  return (
    <Loading className="mt-4">
      {['first', 'second'].map((row) => (
        <div key={row} className="flex h-14.25 items-center gap-3 border-line border-b">
          <Skeleton className="size-8 rounded-8" />
          <span className="grid gap-2">
            <Skeleton className="w-40" />
            <Skeleton className="h-2 w-24 opacity-60" />
          </span>
        </div>
      ))}
    </Loading>
  );
}
