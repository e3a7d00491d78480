import type { DefaultError, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageQuery } from './page-query.tsx';

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
