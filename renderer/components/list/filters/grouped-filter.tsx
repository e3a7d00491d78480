import { createChunk } from '../../../lib/chunks/chunk.ts';
import type { OptionGroup } from './grouped-options.ts';
import { PopupFilter } from './popup-filter.tsx';

const popup = createChunk(async () => (await import('./grouped-popup.tsx')).default);

interface GroupedFilterProps {
  /** Label of the filter, such as 'Action'. */
  name: string;
  groups: readonly OptionGroup[];
  /** The one that is chosen. */
  value: string | undefined;
  onChange(value: string | undefined): void;
}

/** A filter with more choices than a menu can show: in groups, with a field to search them. */
export function GroupedFilter({ name, groups, value, onChange }: GroupedFilterProps) {
  const options = groups.flatMap(({ items }) => items);
  const chosen = options.find((option) => option.value === value);
  const isUnique = options.filter(({ label }) => label === chosen?.label).length < 2;
  const group = groups.find(({ items }) => items.some((option) => option === chosen));
  const text = isUnique ? chosen?.label : `${group?.value} · ${chosen?.label}`;
  return (
    <PopupFilter name={name} text={text} onClear={() => onChange(undefined)} chunk={popup}>
      {(Popup, control) => (
        <Popup
          {...control}
          groups={groups}
          chosen={chosen ?? null}
          onChange={(option) => onChange(option?.value)}
        />
      )}
    </PopupFilter>
  );
}
