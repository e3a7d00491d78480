import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useArea } from '../../components/actions/action-context.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { containsWords } from './find-matches.ts';
import type { RecordKind, RecordResult, RecordResultPage } from './palette-feature.ts';

/** How long typing must rest, in milliseconds. */
const rest = 200;

/** The server takes no longer term. */
const longestTerm = 200;

/** The best of those that were changed last are shown; the list shows all. */
const limit = 20;

/** What a search for records of a kind has brought so far. */
interface RecordSearch {
  rows: RecordResult[];
  /** There is more than these. */
  hasMore: boolean;
  /** The rows do not answer the term yet: they are those of an earlier one that still fit. */
  pending: boolean;
  failed: boolean;
  retry(): void;
}

/** Asks the lists of the server for a term. Until an answer is there, rows of the one before stay as far as they fit. */
export function useRecordSearch(term: string, open: boolean, kinds: readonly RecordKind[]): RecordSearch[] {
  const data = useApi();
  const area = useArea();
  const wanted = [...term.trim()].slice(0, longestTerm).join('');
  const asked = useDebounced(wanted);
  const isSearching = wanted !== '';
  const answers = useQueries({
    queries: kinds.map((kind) => ({
      queryKey: ['palette', area, kind.id, asked],
      queryFn: ({ signal }: { signal: AbortSignal }) => kind.search(data, asked, limit, signal, area),
      // A search that nobody waits for would come after signing out, too.
      enabled: open && asked !== '',
      // A failure is said at once, beside what works without the server; also where the browser knows of no network.
      retry: false,
      networkMode: 'always' as const,
      refetchOnReconnect: true,
      staleTime: 0,
      gcTime: 0,
    })),
  });
  // Queries of a list keep nothing of those before them.
  const [before, setBefore] = useState<readonly (RecordResultPage | undefined)[]>([]);
  const pages = answers.map((answer, place) => answer.data ?? (asked === '' ? undefined : before[place]));
  if (pages.some((page, place) => page !== before[place])) setBefore(pages);

  return answers.map(({ data: answer, error, isFetching, errorUpdateCount, refetch }, place) => {
    const isCurrent = asked !== '' && asked === wanted;
    const isAnswered = isCurrent && answer !== undefined;
    // Whoever is no longer signed in is on the way to /login.
    const isLeaving = error instanceof ApiError && error.status === 401;
    const failed = isCurrent && !isAnswered && errorUpdateCount > 0 && !isLeaving;
    const rows = isSearching ? (pages[place]?.items ?? []) : [];
    return {
      rows: isAnswered ? rows : rows.filter(({ name, texts }) => containsWords([name, ...texts], wanted)),
      hasMore: isAnswered && answer.nextCursor !== null,
      pending: isSearching && !isAnswered && (!failed || isFetching),
      failed,
      retry: () => void refetch(),
    };
  });
}

/** What was typed, once nothing more has been typed for a moment; an empty text at once. */
function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  if (text === '' && rested !== '') setRested('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : rested;
}
