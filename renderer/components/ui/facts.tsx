import type { ReactNode } from 'react';
import { Skeleton } from './loading.tsx';

const widths = ['w-16', 'w-20', 'w-14', 'w-24', 'w-18', 'w-22'];

/** Facts of a record, label by label: in columns of 156 at least, so one beside its page. */
export function Facts({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl
      aria-label={label}
      className="grid gap-x-4 gap-y-3.5 text-13 max-lg:gap-y-3 grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))]"
    >
      {children}
    </dl>
  );
}

/** One fact. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-0.5 text-12 text-text-3">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The places of Facts while they come. */
export function FactsSkeleton({ count }: { count: number }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))] gap-3.5">
      {widths.slice(0, count).map((width) => (
        <p key={width} className="text-13">
          <Skeleton className={`mb-0.5 block opacity-60 ${width}`} />
          <Skeleton className="w-40" />
        </p>
      ))}
    </div>
  );
}
