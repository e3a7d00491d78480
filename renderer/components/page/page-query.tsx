import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useFocusAfterWait } from '../../lib/navigation/use-focus-after-wait.ts';
import { waitStateOf } from '../../lib/services/wait-state.ts';
import { useDelayedPending } from '../../lib/use-delayed-pending.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { OfflineState } from '../ui/offline-state.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { PageNotice } from './page-notice.ts';

interface PageQueryProps<Data, Key extends QueryKey> {
  options: UseQueryOptions<Data, DefaultError, Data, Key>;
  /** As high, line for line, as what comes. */
  skeleton: ReactNode;
  /** It is the whole page, head and all, whose places are a DetailPage. */
  whole?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * The data of a page in its place: a skeleton while it comes, an error with Retry where it did not. The page's loader
 * has waited for it already (see load-query.ts), so a skeleton shows at once, and then for half a second at least; and
 * that it is tried again, with the way to stop that.
 */
export function PageQuery<Data, Key extends QueryKey>({
  options,
  skeleton,
  whole = false,
  children,
}: PageQueryProps<Data, Key>) {
  const query = useQuery(options);
  const client = useQueryClient();
  const { data, error, refetch } = query;
  const wait = waitStateOf(query);
  // Whoever is no longer signed in is on the way to /login.
  const leaving = error instanceof ApiError && error.status === 401;
  const isWaiting =
    data === undefined && (leaving || (!error && (wait === 'first-try' || wait === 'retrying')));
  const isPending = useDelayedPending(isWaiting, 0) || isWaiting;
  useFocusAfterWait(isPending);
  if (data === undefined && wait === 'offline') return <OfflineState headingLevel={2} />;
  if (isPending) {
    const { queryKey } = options;
    const notice = wait === 'retrying' && (
      <RetryNotice onStop={() => void client.cancelQueries({ queryKey, exact: true })} />
    );
    if (whole) return <PageNotice value={notice}>{skeleton}</PageNotice>;
    return (
      <>
        {notice}
        {skeleton}
      </>
    );
  }
  if (data !== undefined) return children(data);
  return (
    <ErrorState
      onRetry={() => void refetch()}
      headingLevel={2}
      requestId={error instanceof ApiError ? error.requestId : undefined}
    />
  );
}
