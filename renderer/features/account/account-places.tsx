import { Loading, Skeleton } from '../../components/ui/loading.tsx';
import { RowsSkeleton, TwoLinesSkeleton } from '../../components/ui/two-lines.tsx';

/** The places of picture, name and address while they come. */
export function ProfilePlaces() {
  return (
    <Loading className="grid gap-5">
      <span className="flex items-center gap-4">
        <Skeleton className="size-16 rounded-full" />
        <Skeleton className="h-8 w-32 rounded-6" />
      </span>
      <div className="grid max-w-100 gap-1.5">
        <Line />
        <Skeleton className="h-9 w-full rounded-6 max-sm:h-11" />
      </div>
      <div className="grid max-w-100 gap-1.5">
        <Line />
        <span className="flex h-9 items-center justify-between max-sm:h-11">
          <Skeleton className="w-44" />
          <Skeleton className="h-9 w-20 rounded-6 max-sm:h-11" />
        </span>
        <p className="text-12 max-sm:min-h-9">
          <Skeleton className="h-2 w-64 max-w-full opacity-60" />
        </p>
      </div>
    </Loading>
  );
}

/** The places of theme, language and shortcuts. */
export function AppearancePlaces() {
  return (
    <div className="grid max-w-100 gap-5">
      <span className="flex flex-wrap gap-3">
        <Skeleton className="h-8 w-60 rounded-8" />
        <Skeleton className="h-8 w-27 rounded-6" />
      </span>
      <div>
        <Line />
        <p className="text-12">
          <Skeleton className="h-2 w-56 opacity-60" />
        </p>
      </div>
    </div>
  );
}

/** The places of two devices, or of linked accounts. */
export function DevicePlaces() {
  return (
    <div className="-mt-2">
      <RowsSkeleton count={2} className="h-13.5 last:border-b-0">
        <TwoLinesSkeleton picture="rounded-8" widths={['w-32', 'w-24']} />
      </RowsSkeleton>
    </div>
  );
}

/** A line of a label. */
function Line() {
  return (
    <p className="text-13">
      <Skeleton className="w-24" />
    </p>
  );
}
