import { useTranslation } from 'react-i18next';

const shown = 5;

/** The names of those whom something is about: five, and how many more. */
export function NameList({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('ui');
  if (names.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-8 bg-sunken px-3 py-1 text-13">
      {names.slice(0, shown).map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
        <li key={index} className="flex min-h-8 items-center">
          <bdi className="min-w-0 truncate">{name}</bdi>
        </li>
      ))}
      {names.length > shown && (
        <li className="flex min-h-8 items-center text-text-2">
          {t('confirm.more', { count: names.length - shown })}
        </li>
      )}
    </ul>
  );
}
