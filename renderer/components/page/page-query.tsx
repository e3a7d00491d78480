import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent } from 'react';
import { ApiError, pageStatus } from '../../lib/api/api-error.ts';
import { useFocusAfterWait } from '../../lib/navigation/heading-focus.ts';
import { waitStateOf } from '../../lib/services/load-query.ts';
import { useDelayedPending } from '../../lib/use-delayed-pending.ts';
import { ErrorState, OfflineState, RetryNotice } from '../ui/error-state.tsx';
import { type Notice, SharedNoticesContext } from './shared-notice.tsx';

/** Notice of a page whose data is still loading; DetailPage shows it below the head. */
export const PageNotice = createContext<ReactNode>(null);

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
 * that it is tried again, with the way to stop that. What is forbidden or missing is an error page, however late the
 * answer.
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
  const isFailed = data === undefined && !isPending && wait !== 'offline' && !pageStatus(error);
  const shared = useSharedNotices(
    options.queryKey,
    isPending && wait === 'retrying' ? 'retrying' : isFailed ? 'failed' : undefined,
  );
  if (data === undefined && wait === 'offline') return <OfflineState headingLevel={2} />;
  if (isPending) {
    const { queryKey } = options;
    const notice = !shared && wait === 'retrying' && (
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
  if (pageStatus(error)) throw error;
  if (shared?.isFailureShared) return null;
  return (
    <ErrorState
      onRetry={() => void refetch()}
      headingLevel={2}
      requestId={error instanceof ApiError ? error.requestId : undefined}
    />
  );
}

/** Reports what a PageQuery would say to the notice of its page, and returns that; null where it has none. */
function useSharedNotices(queryKey: QueryKey, notice: Notice) {
  const shared = useContext(SharedNoticesContext);
  const report = useEffectEvent((now: Notice) => shared?.report(queryKey, now));
  useEffect(() => {
    if (notice === undefined) return;
    report(notice);
    return () => report(undefined);
  }, [notice]);
  return shared;
}

interface PageQueriesProps {
  queries: readonly UseQueryOptions<unknown, DefaultError, unknown, QueryKey>[];
  /** As of PageQuery: in place of the page until all of the data is there. */
  skeleton: ReactNode;
  /** Gets the data in the order of the queries. */
  children: (data: readonly unknown[]) => ReactNode;
}

/** Like PageQuery for a page whose data comes from several queries, which its loader has begun at the same time. */
export function PageQueries({ queries, skeleton, children }: PageQueriesProps): ReactNode {
  const [first, ...others] = queries;
  if (!first) return children([]);
  return (
    <PageQuery options={first} skeleton={skeleton}>
      {(data) => (
        <PageQueries queries={others} skeleton={skeleton}>
          {(more) => children([data, ...more])}
        </PageQueries>
      )}
    </PageQuery>
  );
}
