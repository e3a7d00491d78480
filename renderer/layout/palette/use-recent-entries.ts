import { useQueries } from '@tanstack/react-query';
import type { Area } from '../../components/actions/palette-context.ts';
import { useOpenedRecords } from '../../lib/recent/opened-records.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import type { PaletteFeature } from './load-palette.ts';
import type { PaletteGroup } from './palette-entry.ts';
import { recordEntry, recordKinds } from './use-record-results.ts';

const shown = 5;

/**
 * Records that the user opened last in this browser, as they are now; what is open, and what is gone, is left out. They
 * appear together: one that came alone would move those below it.
 */
export function useRecentEntries(
  isWanted: boolean,
  area: Area,
  features: readonly PaletteFeature[],
): Pick<PaletteGroup, 'entries' | 'awaited'> {
  const data = useApi();
  const init = useInit();
  const kinds = recordKinds(features).filter(({ allowed }) => allowed(init));
  const opened = useOpenedRecords().flatMap(({ kind: id, ...record }) => {
    const kind = kinds.find((one) => one.id === id);
    const isOpen = kind && location.pathname.startsWith(`${kind.list(area)}/${record.id}`);
    return kind && !isOpen ? [{ kind, id: record.id }] : [];
  });
  const wanted = isWanted ? opened.slice(0, shown) : [];
  const records = useQueries({
    queries: wanted.map(({ kind, id }) => ({
      queryKey: ['palette', 'opened', kind.id, id],
      queryFn: () => kind.read(data, id),
      initialData: () => kind.known(data, id),
      initialDataUpdatedAt: 0,
      retry: false,
      gcTime: 0,
    })),
  });
  const isAwaited = records.some(({ data: row, fetchStatus }) => !row && fetchStatus === 'fetching');
  if (isAwaited) return { entries: [], awaited: wanted.length };
  const entries = wanted.flatMap(({ kind }, place) => {
    const { data: row, isError } = records[place] ?? {};
    return row && !isError ? [recordEntry(kind, row, area, '')] : [];
  });
  return { entries };
}
