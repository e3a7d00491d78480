import { useTranslation } from 'react-i18next';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { PopupFilter } from './filters/popup-filter.tsx';

const choices = createChunk(async () => (await import('./filter-choices.tsx')).default);

/** So many of the chosen values are named on the pill. */
const named = 2;

interface FilterOption<Value extends string> {
  value: Value;
  label: string;
}

interface FilterMenuProps<Value extends string> {
  /** Label of the filter, such as 'State'. */
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
  const { i18n } = useTranslation();
  const labels = values.map((value) => options?.find((option) => option.value === value)?.label ?? '…');
  const more = labels.length - named;
  const text =
    labels.slice(0, named).join(i18n.language === 'ar' ? '، ' : ', ') +
    (more > 0 ? ` \u2066+${more}\u2069` : '');
  return (
    <PopupFilter
      name={name}
      text={text || undefined}
      opens="menu"
      onClear={() => onChange([])}
      onIntent={onIntent}
      chunk={choices}
    >
      {(FilterChoices, control) => (
        <FilterChoices
          {...control}
          options={options}
          values={values}
          single={single}
          onChange={(next) =>
            onChange((options ?? []).map(({ value }) => value).filter((value) => next.includes(value)))
          }
        />
      )}
    </PopupFilter>
  );
}
