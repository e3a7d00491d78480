import { useTranslation } from 'react-i18next';
import type { Area } from '../../components/actions/palette-context.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { commandsFor, pagesFor } from './pages.ts';
import type { PaletteEntry } from './palette-entry.ts';
import type { PaletteFeature } from './palette-feature.ts';

interface PageEntries {
  /** Those of the other area say which one that is. */
  pages: PaletteEntry[];
  commands: PaletteEntry[];
}

/** The pages, and what can be begun, as the palette shows them. */
export function usePageEntries(area: Area, features: readonly PaletteFeature[]): PageEntries {
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
    commands: commandsFor(init, features).map(({ id, icon, flip, label, synonyms, keys, to }) => ({
      ...{ id, icon, flip, keys: area === 'manager' ? keys : undefined, to },
      label: translate(label),
      keywords: synonyms && translate(synonyms),
    })),
  };
}
