import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionContext } from '../../components/actions/action-context.ts';
import type { Area } from '../../components/actions/palette-context.ts';
import { useRunAction } from '../../components/actions/use-action-keys.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { matchesWords } from './find-matches.ts';
import { commandsFor, type PaletteFeature, pagesFor } from './pages.ts';
import type { PaletteEntry, PaletteGroup } from './palette-feature.ts';
import {
  useActionEntries,
  useChoiceEntries,
  useFormEntries,
  useRecentEntries,
} from './use-palette-entries.ts';
import { type PaletteState, useRecordResults } from './use-record-results.ts';

interface PaletteGroups {
  /** Groups that are not empty. */
  groups: PaletteGroup[];
  /** Records are still searched for. */
  pending: boolean;
  failed: boolean;
  retrying: boolean;
  retry(): void;
  /** Nothing matches the term; what is shown is an offer. */
  nothing: boolean;
}

/**
 * Returns the groups of the palette for a term; without one the records opened last, and all pages and
 * actions. Actions on the open record come first, offers to create a record named like the term last.
 */
export function usePaletteGroups(state: PaletteState): PaletteGroups {
  const { term, open, area, features } = state;
  const { t } = useTranslation('palette');
  const found = useRecordResults(state);
  const recent = useRecentEntries(open && term.trim() === '', area, features);
  const { pages, commands } = usePageEntries(area, features);
  const ofData = useFormEntries(state);
  const actions = [...commands, ...ofData.forms, ...useActionEntries(area), ...useChoiceEntries()];
  const opened = useOpenEntries();
  const fits = ({ label, note = '', keywords = '' }: PaletteEntry) =>
    matchesWords([label, note, keywords], term);
  const fitting = (groups: readonly PaletteGroup[]) =>
    groups.map((group) => ({ ...group, entries: group.entries.filter(fits) }));
  const groups: PaletteGroup[] = [
    ...fitting(opened),
    { id: 'recent', heading: t('groups.recent'), ...recent },
    ...found.groups,
    ...fitting([
      { id: 'pages', heading: t('groups.pages'), entries: [...pages, ...ofData.pages] },
      { id: 'actions', heading: t('groups.actions'), entries: actions },
    ]),
  ].filter(({ entries, awaited = 0 }) => entries.length + awaited > 0);
  const { offers, pending, failed, retrying, retry } = found;
  return {
    groups: withOffers(groups, offers, t('groups.actions')),
    pending,
    failed,
    retrying,
    retry,
    nothing: !pending && !failed && groups.length === 0,
  };
}

/** After everything that matches: an offer is never what the user searched for. */
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

/** Returns the actions on the open record, under its name; nothing on other pages. */
function useOpenEntries(): PaletteGroup[] {
  const record = useContext(ActionContext)?.openRecord();
  const runAction = useRunAction();
  if (!record) return [];
  const entries = record.actions
    .filter(({ reason }) => reason === undefined)
    .map((action): PaletteEntry => {
      const { icon, flip, label, synonyms, keys, to, href } = action;
      const look = { id: `open-${action.id}`, icon, flip, label, keywords: synonyms, keys };
      if (to !== undefined) return { ...look, to };
      return href === undefined ? { ...look, run: () => runAction(action) } : { ...look, href };
    });
  return [{ id: 'open', heading: record.name, entries }];
}

interface PageEntries {
  /** Pages of both areas; those of the other one have its name as a note. */
  pages: PaletteEntry[];
  commands: PaletteEntry[];
}

/** The pages, and what can be begun, as the palette shows them. */
function usePageEntries(area: Area, features: readonly PaletteFeature[]): PageEntries {
  const { t } = useTranslation('palette');
  const translate = useTranslate();
  const init = useInit();
  return {
    pages: pagesFor(init, area, features).map(({ id, icon, flip, label, synonyms, keys, ...page }) => ({
      ...{ id, icon, flip, keys: page.area === area ? keys : undefined },
      label: translate(label),
      note: page.area === area ? undefined : t(`areas.${page.area}`),
      keywords: synonyms && translate(synonyms),
      to: page.address,
    })),
    commands: commandsFor(init, area, features).map(
      ({ id, icon, flip, label, synonyms, keys, ...command }) => ({
        ...{ id, icon, flip, keys: command.area === area ? keys : undefined, to: command.to },
        label: translate(label),
        keywords: synonyms && translate(synonyms),
      }),
    ),
  };
}
