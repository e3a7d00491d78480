import type { ReactNode } from 'react';
import { sectionClass } from '../../components/page/settings-section.tsx';
import { Loading, Skeleton } from '../../components/ui/loading.tsx';
import { RowsSkeleton, TwoLinesSkeleton } from '../../components/ui/two-lines.tsx';

/** The places of the account while its data comes. */
export function AccountSkeleton() {
  return (
    <Loading>
      <Section className="gap-5">
        <span className="flex items-center gap-4">
          <Skeleton className="size-16 rounded-full" />
          <Skeleton className="h-8 w-32 rounded-6" />
        </span>
        <div className="grid max-w-100 gap-1.5">
          <Line className="w-24" />
          <Skeleton className="h-9 w-full rounded-6 max-sm:h-11" />
        </div>
        <div className="grid max-w-100 gap-1.5 max-sm:pb-4.5">
          <Line className="w-24" />
          <span className="flex h-9 items-center justify-between max-sm:h-11">
            <Skeleton className="w-44" />
            <Skeleton className="h-9 w-20 rounded-6 max-sm:h-11" />
          </span>
          <Line isHint className="w-64 max-w-full" />
        </div>
      </Section>
      <Section className="max-w-100 gap-5">
        <span className="flex flex-wrap gap-3">
          <Skeleton className="h-8 w-60 rounded-8" />
          <Skeleton className="h-8 w-27 rounded-6" />
        </span>
        <div>
          <Line className="w-24" />
          <Line isHint className="w-56" />
        </div>
      </Section>
      <Section>
        <RowSkeletons />
      </Section>
      <Section>
        <RowSkeletons />
      </Section>
      <Section>
        <Skeleton className="h-8 w-64 max-w-full rounded-6" />
      </Section>
    </Loading>
  );
}

/** Two rows of two lines. */
export function RowSkeletons() {
  return (
    <div className="-mt-2">
      <RowsSkeleton count={2} className="h-13.5 last:border-b-0">
        <TwoLinesSkeleton picture="rounded-8" widths={['w-32', 'w-24']} />
      </RowsSkeleton>
    </div>
  );
}

/** A section, with the places of its heading. */
function Section({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={sectionClass}>
      <div>
        <p className="text-14">
          <Skeleton className="w-24" />
        </p>
        <p className="mt-0.5 text-13">
          <Skeleton className="h-2 w-48 opacity-60" />
        </p>
      </div>
      <div className={`grid ${className}`}>{children}</div>
    </div>
  );
}

/** A line of a label, or of what is said below. */
function Line({ isHint = false, className }: { isHint?: boolean; className: string }) {
  return (
    <p className={isHint ? 'text-12' : 'text-13'}>
      <Skeleton className={isHint ? `h-2 opacity-60 ${className}` : className} />
    </p>
  );
}
