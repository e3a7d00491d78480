import { Combobox } from '@base-ui/react/combobox';
import clsx from 'clsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { inputClass } from '../../ui/input.tsx';
import { menuPopupClass } from '../../ui/menu-class.ts';
import { overlayContainer, popupPlace } from '../../ui/overlay-container.ts';
import {
  RecordChoices,
  type RecordOption,
  type SearchRecords,
  useRecordSearch,
} from '../../ui/record-choices.tsx';
import type { PopupControl } from './popup-filter.tsx';

interface RecordPopupProps extends PopupControl {
  value: RecordOption | null;
  onChange(value: RecordOption | null): void;
  options: readonly RecordOption[];
  search: SearchRecords;
}

/** The lazy half of RecordFilter: a field to search with, above what it finds. */
export default function RecordPopup(props: RecordPopupProps) {
  const { open, onOpenChange, button, name, value, onChange, options, search } = props;
  const { t } = useTranslation('ui');
  const { found, find } = useRecordSearch(search, options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each opening
  useEffect(() => {
    if (open && options.length === 0) find('');
  }, [open]);
  return (
    <Combobox.Root
      items={[...found.options]}
      filter={null}
      autoHighlight
      highlightItemOnHover={false}
      open={open}
      onOpenChange={(next, details) => {
        onOpenChange(next, details);
        if (!next) find('');
      }}
      value={value}
      onValueChange={onChange}
      itemToStringLabel={(option) => option.label}
      isItemEqualToValue={(one, other) => one.id === other.id}
      onInputValueChange={(typed, { reason }) => {
        if (reason === 'input-change') find(typed);
      }}
    >
      <Combobox.Portal container={overlayContainer(button.current)}>
        <Combobox.Positioner {...popupPlace} anchor={button} align="start">
          <Combobox.Popup
            aria-label={name}
            finalFocus={button}
            className={clsx(menuPopupClass, 'w-72 max-w-(--available-width)')}
          >
            <Combobox.Input
              aria-label={name}
              dir="auto"
              placeholder={t('combobox.placeholder')}
              className={inputClass({ size: 32, className: 'mb-1 text-match-parent max-sm:h-11' })}
            />
            <RecordChoices found={found} find={find} />
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
