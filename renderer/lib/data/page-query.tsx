import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { ApiError } from '../api/api-error.ts';
import { useFocusAfterWait } from '../navigation/use-focus-after-wait.ts';
import { useDelayedPending } from '../use-delayed-pending.ts';

interface PageQueryProps<Data, Key extends QueryKey> {
  options: UseQueryOptions<Data, DefaultError, Data, Key>;
  /** As high, line for line, as what comes. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * The data of a page in its place: a skeleton while it comes, an error with Retry where it did not. The page's loader
 * has waited for it already (see load-query.ts), so a skeleton shows at once, and then for half a second at least.
 */
export function PageQuery<Data, Key extends QueryKey>({
  options,
  skeleton,
  children,
}: PageQueryProps<Data, Key>) {
  const { data, error, refetch } = useQuery(options);
  // Whoever is no longer signed in is on the way to /login.
  const leaving = error instanceof ApiError && error.status === 401;
  const pending = useDelayedPending(data === undefined && (!error || leaving), 0);
  useFocusAfterWait(pending);
  if (pending) return skeleton;
  if (data !== undefined) return children(data);
  return (
    <ErrorState
      onRetry={() => void refetch()}
      headingLevel={2}
      requestId={error instanceof ApiError ? error.requestId : undefined}
    />
  );
}
