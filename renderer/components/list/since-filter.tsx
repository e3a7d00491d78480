import { FilterButton } from '../ui/filter-button.tsx';
import { useDateText } from '../use-date-text.ts';

interface SinceFilterProps {
  /** 'Joined since'. */
  name: string;
  /** ISO 8601; undefined where nothing is filtered. */
  since: string | undefined;
  onClear(): void;
}

/** A filter that another page has led to, for a time that cannot be chosen here: a click removes it. */
export function SinceFilter({ name, since, onClear }: SinceFilterProps) {
  const dateText = useDateText();
  if (since === undefined) return null;
  return <FilterButton name={name} value={dateText(since)} active onClick={onClear} />;
}
