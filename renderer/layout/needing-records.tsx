import { useTranslation } from 'react-i18next';
import type { NeededBy } from '#contract/schemas/needed-by.ts';
import { formatCount } from '../lib/format/format-number.ts';
import { useListName } from './routes/use-list-name.ts';

/** How many records of each list keep a user from being deleted. */
export function NeedingRecords({ neededBy }: { neededBy: NeededBy }) {
  const { t, i18n } = useTranslation('ui');
  const nameOf = useListName();
  return (
    <ul className="mt-1.5 tabular-nums">
      {neededBy.map(({ list, count }) => (
        <li key={list}>
          {t('neededBy.fact', {
            name: nameOf(list) ?? t('neededBy.records'),
            total: formatCount(i18n.language, count),
          })}
        </li>
      ))}
    </ul>
  );
}
