import { useTranslation } from 'react-i18next';
import { MenuCheckboxItem, MenuRadioGroup } from '../ui/menu-items.tsx';
import { MenuPopup } from '../ui/menu-popup.tsx';
import type { PopupControl } from './filters/popup-filter.tsx';

interface FilterChoicesProps extends PopupControl {
  options: readonly { value: string; label: string }[] | undefined;
  values: readonly string[];
  single: boolean;
  onChange(values: string[]): void;
}

/** The lazy half of FilterMenu: what floats. */
export default function FilterChoices(props: FilterChoicesProps) {
  const { open, onOpenChange, button, name, options, values, single, onChange } = props;
  const { t } = useTranslation('records');
  if (!options?.length)
    return (
      <MenuPopup open={open} onOpenChange={onOpenChange} anchor={button} label={name}>
        <p role="status" className="px-2 py-1.5 text-13 text-text-3">
          {t(options ? 'filter.none' : 'updating')}
        </p>
      </MenuPopup>
    );
  return (
    <MenuPopup open={open} onOpenChange={onOpenChange} anchor={button} label={name}>
      {single ? (
        <MenuRadioGroup
          label={name}
          options={options}
          value={values[0] ?? ''}
          onValueChange={(value) => onChange([value])}
        />
      ) : (
        options.map(({ value, label }) => (
          <MenuCheckboxItem
            key={value}
            checked={values.includes(value)}
            onCheckedChange={(checked) =>
              onChange(checked ? [...values, value] : values.filter((one) => one !== value))
            }
          >
            {label}
          </MenuCheckboxItem>
        ))
      )}
    </MenuPopup>
  );
}
