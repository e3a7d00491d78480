import { Loading } from '../../../components/ui/loading.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

/** The places of an organisation's head and tabs while its data comes. */
export function OrganizationSkeleton() {
  return (
    <Loading>
      <div className="mx-auto w-full max-w-[calc(61rem+2*var(--gutter))] px-gutter pt-[calc(var(--head)+2rem)] pb-12">
        <div className="mb-6 flex items-center gap-4">
          <Skeleton className="size-16 rounded-full" />
          <span className="grid gap-3">
            <Skeleton className="h-5 w-52" />
            <Skeleton className="w-36" />
          </span>
        </div>
        <div className="flex h-8.5 gap-5 border-line border-b pt-1.5">
          <Skeleton className="w-14" />
          <Skeleton className="w-14" />
        </div>
      </div>
    </Loading>
  );
}
