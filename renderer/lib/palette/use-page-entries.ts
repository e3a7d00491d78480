import { useTranslation } from 'react-i18next';
import type { Area } from '../frame/palette-context.ts';
import { useInit } from '../use-init.ts';
import { pagesFor } from './pages.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** The pages as the palette shows them; those of the other area say which one that is. */
export function usePageEntries(area: Area): PaletteEntry[] {
  const { t } = useTranslation('palette');
  const { t: common } = useTranslation();
  const init = useInit();
  return pagesFor(init, area).map((page) => ({
    id: page.to,
    icon: page.icon,
    label: common(`navigation.${page.name}`),
    note: page.area === area ? undefined : t(`areas.${page.area}`),
    to: page.to,
  }));
}
