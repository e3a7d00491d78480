import type { ReactNode } from 'react';
import { NoData, NoResults } from './empty-state.tsx';
import { ErrorState, OfflineState, RetryNotice } from './error-state.tsx';
import { Loading } from './loading.tsx';

type DataListProps = {
  status: 'loading' | 'offline' | 'error' | 'ready';
  /** How many entries came; 0 shows the empty or the no-results state. */
  count: number;
  /** Rows of the exact height and columns of what comes (see Skeleton), shown after 300 ms. */
  skeleton: ReactNode;
  /** The term that narrowed the list, if any. */
  searchTerm?: string | undefined;
  onClearSearch?: () => void;
  /** Sentence of the no-results state on which fields were searched. */
  searchHint?: ReactNode;
  /** One sentence on what will appear here, and the first action. */
  emptyHint?: ReactNode;
  emptyActions?: ReactNode;
  onRetry: () => void;
  /** It failed and is tried again: gives that up. */
  onStop?: (() => void) | undefined;
  retrying?: boolean;
  requestId?: string | undefined;
  /** Level of the titles of its states. Default: 2, below the heading of the page. */
  headingLevel?: 2 | 3;
  children: ReactNode;
};

/** A list in whichever of its states it is: loading, offline, error, empty, no results, entries. */
export function DataList(props: DataListProps) {
  const { headingLevel = 2 } = props;
  if (props.status === 'loading') {
    return (
      <>
        {props.onStop && <RetryNotice onStop={props.onStop} />}
        <Loading className="animate-late">{props.skeleton}</Loading>
      </>
    );
  }
  if (props.status === 'offline') return <OfflineState headingLevel={headingLevel} />;
  if (props.status === 'error') {
    const { onRetry, retrying, requestId } = props;
    return <ErrorState {...{ onRetry, retrying, requestId, headingLevel }} />;
  }
  if (props.count > 0) return props.children;
  if (props.searchTerm) {
    return (
      <NoResults
        searchTerm={props.searchTerm}
        headingLevel={headingLevel}
        onClear={() => props.onClearSearch?.()}
      >
        {props.searchHint}
      </NoResults>
    );
  }
  return (
    <NoData actions={props.emptyActions} headingLevel={headingLevel}>
      {props.emptyHint}
    </NoData>
  );
}
