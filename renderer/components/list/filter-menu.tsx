import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createChunk, loadOnIntent } from '../../lib/chunks/chunk.ts';
import { FilterButton } from '../ui/filter-button.tsx';
import { useChunk } from '../ui/use-chunk.ts';

const choices = createChunk(async () => (await import('./filter-choices.tsx')).default);
const { onPointerEnter, onFocus } = loadOnIntent(choices);

/** So many of the chosen values are named on the pill. */
const named = 2;

interface FilterOption<Value extends string> {
  value: Value;
  label: string;
}

interface FilterMenuProps<Value extends string> {
  /** What is filtered, such as 'State'. */
  name: string;
  /** Undefined while they are on their way. */
  options: readonly FilterOption<Value>[] | undefined;
  values: readonly Value[];
  /** One value at a time; the menu closes with the choice. */
  single?: boolean;
  onChange(values: Value[]): void;
  /** It is about to be opened: time to fetch options that are not there yet. */
  onIntent?(): void;
}

/** A pill above a list: opens its choices, any number of them. The menu's code comes when it is wanted. */
export function FilterMenu<Value extends string>(props: FilterMenuProps<Value>) {
  const { name, options, values, single = false, onChange, onIntent } = props;
  const { t, i18n } = useTranslation('records');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const FilterChoices = useChunk(choices, open, () => setOpen(false));
  const labels = values.map((value) => options?.find((option) => option.value === value)?.label ?? '…');
  const more = labels.length - named;
  return (
    <span className="min-w-0">
      <FilterButton
        ref={button}
        name={name}
        value={
          labels.length === 0
            ? t('filter.any')
            : labels.slice(0, named).join(i18n.language === 'ar' ? '، ' : ', ') +
              (more > 0 ? ` \u2066+${more}\u2069` : '')
        }
        active={labels.length > 0}
        onClear={() => {
          onChange([]);
          button.current?.focus();
        }}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => {
          onPointerEnter();
          onIntent?.();
        }}
        onFocus={() => {
          onFocus();
          onIntent?.();
        }}
        onClick={() => setOpen(!open)}
      />
      {FilterChoices && (
        <FilterChoices
          open={open}
          onOpenChange={setOpen}
          button={button}
          name={name}
          options={options}
          values={values}
          single={single}
          onChange={(next) =>
            onChange((options ?? []).map(({ value }) => value).filter((value) => next.includes(value)))
          }
        />
      )}
    </span>
  );
}
