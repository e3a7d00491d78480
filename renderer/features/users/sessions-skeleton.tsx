import { Loading } from '../../components/ui/loading.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';

const widths = ['w-32', 'w-28', 'w-36', 'w-26', 'w-34', 'w-30', 'w-29', 'w-33'];

/** As many rows as there are sessions, in their height. */
export function SessionsSkeleton({ count }: { count: number }) {
  return (
    <Loading className="animate-late">
      {widths.slice(0, Math.max(count, 1)).map((width) => (
        <p key={width} className="flex min-h-13 items-center gap-3 border-line border-b last:border-b-0">
          <Skeleton className="size-8 rounded-8" />
          <span className="grid flex-1 gap-2">
            <Skeleton className={width} />
            <Skeleton className="h-2 w-24 opacity-60" />
          </span>
          <Skeleton className="w-14 opacity-70" />
        </p>
      ))}
    </Loading>
  );
}
