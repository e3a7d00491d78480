import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { isolate } from '../format/isolate.ts';
import type { Area } from '../frame/palette-context.ts';
import { useInit } from '../use-init.ts';
import { actionsFor } from './actions.ts';
import { matchesWords } from './find-matches.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { useActionEntries } from './use-action-entries.ts';
import { useChoiceEntries } from './use-choice-entries.ts';
import { useFoundRecords } from './use-found-records.ts';
import { usePageEntries } from './use-page-entries.ts';

interface PaletteGroups {
  /** Those that hold something. */
  groups: PaletteGroup[];
  /** Repositories and users are still looked for. */
  pending: boolean;
  failed: boolean;
  retry(): void;
  /** Nothing has what was looked for; what is shown is an offer. */
  nothing: boolean;
}

/** What the palette shows for a term; without one all pages and actions. */
export function usePaletteGroups(term: string, area: Area): PaletteGroups {
  const { t } = useTranslation('palette');
  const init = useInit();
  const found = useFoundRecords(term, area);
  const fits = ({ label, note = '', keywords = '' }: PaletteEntry) =>
    matchesWords([label, note, keywords], term);
  const pages = usePageEntries(area).filter(fits);
  const actions = [...useActionEntries(area), ...useChoiceEntries()].filter(fits);
  const name = term.trim();
  const isOffered =
    name !== '' &&
    found.isNameFree &&
    actionsFor(init, area).includes('newRepository') &&
    !actions.some(({ id }) => id === 'newRepository');
  const offer: PaletteEntry = {
    id: 'newRepositoryNamed',
    icon: Plus,
    isOffer: true,
    label: t('actions.newRepositoryNamed', { name: isolate(name) }),
    to: `/manager/repositories/new?${new URLSearchParams({ name })}`,
  };
  const { repositories, users, pending, failed, retry } = found;
  const groups: PaletteGroup[] = [
    { name: 'repositories', entries: repositories },
    { name: 'users', entries: users },
    { name: 'pages', entries: pages },
    { name: 'actions', entries: isOffered ? [...actions, offer] : actions },
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    pending,
    failed,
    retry,
    nothing: !pending && !failed && [repositories, users, pages, actions].every(({ length }) => length === 0),
  };
}
