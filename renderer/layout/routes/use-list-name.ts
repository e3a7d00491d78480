import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useFeatures } from '../feature.ts';

/**
 * Returns how the list of a table's records is called in the navigation, whose ids are the paths of lists. Undefined for a
 * table without an entry.
 */
export function useListName(): (table: string) => string | undefined {
  const translate = useTranslate();
  const features = useFeatures();
  return (table) => {
    const path = table.replaceAll('_', '-');
    const entry = features.flatMap(({ navigation }) => navigation).find(({ id }) => id === path);
    return entry && translate(entry.label);
  };
}
