import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useMemo, useState } from 'react';
import { ErrorState, RetryNotice } from '../ui/error-state.tsx';

/** What a PageQuery without data would say of itself. */
export type Notice = 'retrying' | 'failed' | undefined;

interface SharedNotices {
  report(queryKey: QueryKey, notice: Notice): void;
  /** The failures are told together, and in no section. */
  isFailureShared: boolean;
}

/** Of a page with a SharedNotice; null on others, where each PageQuery has a notice of its own. */
export const SharedNoticesContext = createContext<SharedNotices | null>(null);

/** For a page with several PageQueries: where the server does not answer, one notice stands above all of them. */
export function SharedNotice({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [notices, setNotices] = useState<ReadonlyMap<string, { queryKey: QueryKey; notice: Notice }>>(
    new Map(),
  );
  const report = useCallback((queryKey: QueryKey, notice: Notice) => {
    setNotices((old) => new Map(old).set(hashKey(queryKey), { queryKey, notice }));
  }, []);
  const keysOf = (wanted: Notice) =>
    [...notices.values()].flatMap(({ queryKey, notice }) => (notice === wanted ? [queryKey] : []));
  const [retried, failed] = [keysOf('retrying'), keysOf('failed')];
  // A single one is told where its data is missing.
  const isFailureShared = failed.length > 1;
  const value = useMemo(() => ({ report, isFailureShared }), [report, isFailureShared]);
  return (
    <SharedNoticesContext value={value}>
      {retried.length > 0 && (
        <RetryNotice
          onStop={() => {
            for (const queryKey of retried) void client.cancelQueries({ queryKey, exact: true });
          }}
        />
      )}
      {isFailureShared && (
        <ErrorState
          headingLevel={2}
          onRetry={() => {
            for (const queryKey of failed) void client.refetchQueries({ queryKey, exact: true });
          }}
        />
      )}
      {children}
    </SharedNoticesContext>
  );
}
