import { Skeleton } from './skeleton.tsx';

const widths = ['w-16', 'w-20', 'w-14', 'w-24', 'w-18', 'w-22'];

/** The places of Facts while they come. */
export function FactsSkeleton({ count }: { count: number }) {
  return (
    <div className="grid gap-3.5 max-lg:grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))]">
      {widths.slice(0, count).map((width) => (
        <p key={width} className="text-13">
          <Skeleton className={`mb-0.5 block opacity-60 ${width}`} />
          <Skeleton className="w-40" />
        </p>
      ))}
    </div>
  );
}
