import { useTranslation } from 'react-i18next';
import { dateText } from '../../lib/format/date-text.ts';
import { useTimeZone } from '../../lib/preferences/time-zone.ts';
import { FilterButton } from '../ui/filter-button.tsx';

interface SinceFilterProps {
  /** 'Joined since'. */
  name: string;
  /** ISO 8601; undefined where nothing is filtered. */
  since: string | undefined;
  onClear(): void;
}

/** A filter that another page has led to, for a time that cannot be chosen here: a click removes it. */
export function SinceFilter({ name, since, onClear }: SinceFilterProps) {
  const { i18n } = useTranslation();
  const timeZone = useTimeZone() ?? 'UTC';
  if (since === undefined) return null;
  return (
    <FilterButton
      name={name}
      value={dateText(new Date(since), i18n.language, timeZone)}
      active
      onClick={onClear}
    />
  );
}
