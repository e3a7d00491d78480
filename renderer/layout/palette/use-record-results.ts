import { useQueries } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { foldText } from '#contract/fold-text.ts';
import { useArea } from '../../components/actions/action-context.ts';
import type { Area } from '../../components/actions/palette-context.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { cutTerm } from '../../lib/parse/cut-term.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { containsWords } from './find-matches.ts';
import type { PaletteFeature } from './pages.ts';
import type {
  PaletteEntry,
  PaletteGroup,
  RecordKind,
  RecordResult,
  RecordResultPage,
} from './palette-feature.ts';

/** How long typing must rest, in milliseconds. */
const rest = 200;

/** The best of those that were changed last are shown; the list shows all. */
const limit = 20;

/** So many of each kind are shown. */
const shown = 5;

/** State of the palette on which its entries depend. */
export interface PaletteState {
  term: string;
  open: boolean;
  area: Area;
  features: readonly PaletteFeature[];
}

interface RecordResults {
  groups: PaletteGroup[];
  /** Entries that create a record named like the term, once all answers are there and none has that name. */
  offers: PaletteEntry[];
  pending: boolean;
  failed: boolean;
  /** Whether a failed search is being tried again. */
  retrying: boolean;
  retry(): void;
}

/** The records that a term finds, of the kinds that the user may see, with the way to all of them. */
export function useRecordResults({ term, open, area, features }: PaletteState): RecordResults {
  const translate = useTranslate();
  const init = useInit();
  const kinds = recordKinds(features).filter(({ allowed }) => allowed(init, area));
  const searches = useRecordSearch(term, open, kinds);
  const name = term.trim();
  const found = kinds.flatMap((kind, place) => {
    const search = searches[place];
    return search ? [{ kind, ...search }] : [];
  });
  const pending = found.some((one) => one.pending);
  const failed = found.some((one) => one.failed);

  function entriesOf({ kind, rows, hasMore }: (typeof found)[number]): PaletteEntry[] {
    const entries = bestFirst(rows, term, (row) => row.name).map((row) => recordEntry(kind, row, area, term));
    if (!hasMore && entries.length <= shown) return entries;
    const all: PaletteEntry = {
      id: `all-${kind.id}`,
      icon: Search,
      isOffer: true,
      label: translate(kind.all, { list: translate(kind.heading), term: isolate(name) }),
      to: `${kind.list(area)}?${new URLSearchParams({ searchTerm: name })}`,
    };
    return [...entries.slice(0, shown), all];
  }

  return {
    groups: found.map((one) => ({
      id: one.kind.id,
      heading: translate(one.kind.heading),
      entries: entriesOf(one),
    })),
    offers: found.flatMap(({ kind: { id, icon, create }, rows }) => {
      const isFree = !rows.some((row) => foldText(row.name) === foldText(name));
      if (!create?.allowed(init, area) || name === '' || pending || failed || !isFree) return [];
      const label = translate(create.label, { name: isolate(name) });
      return [{ id: `create-${id}`, icon, isOffer: true, label, to: create.to(name, area) }];
    }),
    pending,
    failed,
    retrying: found.some((one) => one.failed && one.pending),
    retry() {
      for (const search of found) if (search.failed) search.retry();
    },
  };
}

export function recordKinds(features: readonly PaletteFeature[]): RecordKind[] {
  return features.flatMap(({ records }) => records ?? []);
}

/** After the name: the text that has the term, where the name has not. */
export function recordEntry(kind: RecordKind, row: RecordResult, area: Area, term: string): PaletteEntry {
  const { id, name, texts } = row;
  const note = texts.find((text) => containsWords([name, text], term)) ?? texts[0];
  return {
    id: `${kind.id}-${id}`,
    icon: kind.icon,
    label: name,
    note: note || undefined,
    isRecord: true,
    to: `${kind.list(area)}/${id}`,
  };
}

/**
 * Rows in the order in which they are most likely meant: those called so, those whose names begin so, those whose names
 * have it somewhere, those found elsewhere; among equals the order stays.
 */
export function bestFirst<Row>(rows: readonly Row[], term: string, nameOf: (row: Row) => string): Row[] {
  const wanted = foldText(term.trim());
  const rank = (row: Row) => {
    const name = foldText(nameOf(row));
    if (name === wanted) return 0;
    if (name.startsWith(wanted)) return 1;
    return containsWords([nameOf(row)], term) ? 2 : 3;
  };
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

/** State of a search for records of a kind. */
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
function useRecordSearch(term: string, open: boolean, kinds: readonly RecordKind[]): RecordSearch[] {
  const data = useApi();
  const area = useArea();
  const wanted = cutTerm(term.trim());
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

/** Returns a text once it has not changed for `rest` milliseconds; an empty text at once. */
function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  if (text === '' && rested !== '') setRested('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : rested;
}
