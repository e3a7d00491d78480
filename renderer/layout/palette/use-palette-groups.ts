import { useTranslation } from 'react-i18next';
import { matchesWords } from './find-matches.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { useActionEntries } from './use-action-entries.ts';
import { useChoiceEntries } from './use-choice-entries.ts';
import { type PaletteState, useFoundRecords } from './use-found-records.ts';
import { useOpenEntries } from './use-open-entries.ts';
import { usePageEntries } from './use-page-entries.ts';
import { useRecentEntries } from './use-recent-entries.ts';

interface PaletteGroups {
  /** Those that hold something. */
  groups: PaletteGroup[];
  /** Records are still looked for. */
  pending: boolean;
  failed: boolean;
  retry(): void;
  /** Nothing has what was looked for; what is shown is an offer. */
  nothing: boolean;
}

/**
 * What the palette shows for a term; without one what was opened last, and all pages and actions. What can be done with
 * the record that is open stands first, what would be made of the term last.
 */
export function usePaletteGroups(state: PaletteState): PaletteGroups {
  const { term, open, area, features } = state;
  const { t } = useTranslation('palette');
  const found = useFoundRecords(state);
  const recent = useRecentEntries(open && term.trim() === '', area, features);
  const { pages, commands } = usePageEntries(area, features);
  const actions = [...commands, ...useActionEntries(area), ...useChoiceEntries()];
  const opened = useOpenEntries();
  const fits = ({ label, note = '', keywords = '' }: PaletteEntry) =>
    matchesWords([label, note, keywords], term);
  const fitting = (groups: readonly PaletteGroup[]) =>
    groups.map((group) => ({ ...group, entries: group.entries.filter(fits) }));
  const groups: PaletteGroup[] = [
    ...fitting(opened),
    { id: 'recent', heading: t('groups.recent'), entries: recent },
    ...found.groups,
    ...fitting([
      { id: 'pages', heading: t('groups.pages'), entries: pages },
      { id: 'actions', heading: t('groups.actions'), entries: actions },
    ]),
  ].filter(({ entries }) => entries.length > 0);
  const { offers, pending, failed, retry } = found;
  return {
    groups: withOffers(groups, offers, t('groups.actions')),
    pending,
    failed,
    retry,
    nothing: !pending && !failed && groups.length === 0,
  };
}

/** Behind everything that fits: an offer is never what somebody looked for. */
function withOffers(
  groups: PaletteGroup[],
  offers: readonly PaletteEntry[],
  heading: string,
): PaletteGroup[] {
  if (offers.length === 0) return groups;
  const last = groups.at(-1);
  if (last?.id !== 'actions') return [...groups, { id: 'actions', heading, entries: [...offers] }];
  return [...groups.slice(0, -1), { ...last, entries: [...last.entries, ...offers] }];
}
