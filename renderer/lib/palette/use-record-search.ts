import {
  type DefaultError,
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { containsWords } from './find-matches.ts';
import { useRested } from './use-rested.ts';

/** The server takes no longer term. */
const longestTerm = 200;

interface RecordPage<Row> {
  items: Row[];
  nextCursor: string | null;
}

/** What a search for records has brought so far. */
export interface RecordSearch<Row> {
  rows: Row[];
  /** There is more than these. */
  hasMore: boolean;
  /** The rows do not answer the term yet: they are those of an earlier one that still fit. */
  pending: boolean;
  failed: boolean;
  retry(): void;
}

/**
 * Asks a list of the server for a term. Until the answer is there, rows of the answer before stay as far as they fit.
 * @param optionsOf the query for a term
 * @param textsOf what is searched in a row
 */
export function useRecordSearch<Row, Key extends QueryKey>(
  term: string,
  allowed: boolean,
  optionsOf: (term: string) => UseQueryOptions<RecordPage<Row>, DefaultError, RecordPage<Row>, Key>,
  textsOf: (row: Row) => string[],
): RecordSearch<Row> {
  const wanted = [...term.trim()].slice(0, longestTerm).join('');
  const asked = useRested(wanted);
  const isAsked = allowed && asked !== '';
  const { data, error, isPlaceholderData, isFetching, errorUpdateCount, refetch } = useQuery({
    ...optionsOf(asked),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // A failure is said at once, beside what works without the server; also where the browser knows of no network.
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: 0,
  });
  const isSearching = allowed && wanted !== '';
  const isAnswered = isAsked && asked === wanted && data !== undefined && !isPlaceholderData;
  // Whoever is no longer signed in is on the way to /login.
  const isLeaving = error instanceof ApiError && error.status === 401;
  const failed = isAsked && asked === wanted && !isAnswered && errorUpdateCount > 0 && !isLeaving;
  const rows = isSearching ? (data?.items ?? []) : [];
  return {
    rows: isAnswered ? rows : rows.filter((row) => containsWords(textsOf(row), wanted)),
    hasMore: isAnswered && data.nextCursor !== null,
    pending: isSearching && !isAnswered && (!failed || isFetching),
    failed,
    retry: () => void refetch(),
  };
}
