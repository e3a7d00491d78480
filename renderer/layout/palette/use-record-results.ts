import Search from 'lucide-react/icons/search';
import type { Area } from '../../components/actions/palette-context.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { containsWords } from './find-matches.ts';
import { fold } from './fold.ts';
import type { PaletteFeature } from './load-palette.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import type { RecordKind, RecordResult } from './palette-feature.ts';
import { useRecordSearch } from './use-record-search.ts';

/** So many of each kind are shown. */
const shown = 5;

/** What the palette is asked for, and where. */
export interface PaletteState {
  term: string;
  open: boolean;
  area: Area;
  features: readonly PaletteFeature[];
}

interface RecordResults {
  groups: PaletteGroup[];
  /** What could be added under the term as its name, where all answers are there and none is called so. */
  offers: PaletteEntry[];
  pending: boolean;
  failed: boolean;
  retry(): void;
}

/** The records that a term finds, of the kinds that the user may see, with the way to all of them. */
export function useRecordResults({ term, open, area, features }: PaletteState): RecordResults {
  const translate = useTranslate();
  const init = useInit();
  const kinds = recordKinds(features).filter(({ allowed }) => allowed(init));
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
      label: translate(kind.all, { term: isolate(name) }),
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
      const isFree = !rows.some((row) => fold(row.name).text === fold(name).text);
      if (!create?.allowed(init, area) || name === '' || pending || failed || !isFree) return [];
      const label = translate(create.label, { name: isolate(name) });
      return [{ id: `create-${id}`, icon, isOffer: true, label, to: create.to(name, area) }];
    }),
    pending,
    failed,
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
  const wanted = fold(term.trim()).text;
  const rank = (row: Row) => {
    const name = fold(nameOf(row)).text;
    if (name === wanted) return 0;
    if (name.startsWith(wanted)) return 1;
    return containsWords([nameOf(row)], term) ? 2 : 3;
  };
  return rows.toSorted((a, b) => rank(a) - rank(b));
}
