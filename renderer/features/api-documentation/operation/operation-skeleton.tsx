import { Loading } from '../../../components/ui/loading.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

/** An opened operation while the document comes. */
export function OperationSkeleton() {
  return (
    <Loading className="grid gap-4">
      {['w-28', 'w-72', 'w-60'].map((width) => (
        <p key={width}>
          <Skeleton className={`max-w-full ${width}`} />
        </p>
      ))}
    </Loading>
  );
}
