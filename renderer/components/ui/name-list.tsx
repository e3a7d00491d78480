import { useTranslation } from 'react-i18next';

const shown = 5;

interface NameListProps {
  names: readonly string[];
  /** How many there are, where not all of them have a name here. */
  count?: number;
}

/** The names of those whom something is about: five, and how many more. */
export function NameList({ names, count = names.length }: NameListProps) {
  const { t } = useTranslation('ui');
  const more = count - Math.min(names.length, shown);
  if (count === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-8 bg-sunken px-3 py-1 text-13">
      {names.slice(0, shown).map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the list does not change while it is seen
        <li key={index} className="flex min-h-8 items-center">
          <bdi className="min-w-0 truncate">{name}</bdi>
        </li>
      ))}
      {more > 0 && (
        <li className="flex min-h-8 items-center text-text-2">{t('confirm.more', { count: more })}</li>
      )}
    </ul>
  );
}
