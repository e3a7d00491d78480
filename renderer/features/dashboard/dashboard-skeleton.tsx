import { Loading } from '../../components/ui/loading.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';

const four = ['first', 'second', 'third', 'fourth'];

/** The dashboard's places while its data comes, line for line as high as what will be there. */
export function DashboardSkeleton() {
  return (
    <Loading>
      <div className="grid grid-cols-2 max-md:gap-y-5 md:grid-cols-4">
        {four.map((place) => (
          <div
            key={place}
            className="border-line px-6 py-1 not-first:border-s max-md:pe-2 max-md:odd:border-s-0 first:ps-0 max-md:odd:ps-0"
          >
            <p className="text-13">
              <Skeleton className="w-20" />
            </p>
            <p className="text-28 leading-[1.3]">
              <Skeleton className="h-6 w-16" />
            </p>
            <p className="text-12">
              <Skeleton className="w-28" />
            </p>
          </div>
        ))}
      </div>
      <div className="mt-6 rounded-10 border border-line bg-raised px-4 pt-3">
        <p className="flex min-h-8 items-center text-14">
          <Skeleton className="w-32" />
        </p>
        {/* The legend's line of its own. */}
        <p className="h-6.5 md:hidden" />
        <div className="grid h-[266px] content-start pt-4">
          {four.map((line) => (
            <span key={line} className="h-[50px] border-line border-t" />
          ))}
        </div>
      </div>
      <div className="mt-7 grid gap-6 lg:grid-cols-3 lg:gap-10">
        {four.slice(1).map((list) => (
          <div key={list}>
            <p className="flex min-h-8 items-center">
              <Skeleton className="w-32" />
            </p>
            {four.map((place) => (
              <p
                key={place}
                className="flex min-h-11 items-center justify-between border-line border-b last:border-b-0"
              >
                <Skeleton className="w-32" />
                <Skeleton className="w-14 opacity-70" />
              </p>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
