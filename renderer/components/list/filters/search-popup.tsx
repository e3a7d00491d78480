import { Combobox } from '@base-ui/react/combobox';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inputClass } from '../../ui/input.tsx';
import { menuPopupClass } from '../../ui/menu-class.ts';
import { overlayContainer, popupPlace } from '../../ui/overlay-container.ts';
import type { PopupControl } from './popup-filter.tsx';

interface SearchPopupProps<Option> extends PopupControl {
  /** Options that match the term, or groups of them. */
  items: readonly unknown[];
  value: Option | null;
  onChange(value: Option | null): void;
  labelOf(option: Option): string;
  isSame(one: Option, other: Option): boolean;
  /** Called with what is typed, and with an empty term when the popup closes. */
  onSearch(term: string): void;
  /** Sets the width. */
  className: string;
  /** The list. */
  children: ReactNode;
}

/** Frame of a filter's popup: a search field above a list of options. */
export function SearchPopup<Option>(props: SearchPopupProps<Option>) {
  const { open, onOpenChange, button, name, items, value, onChange, onSearch, className, children } = props;
  const { t } = useTranslation('ui');
  return (
    <Combobox.Root
      items={items}
      filter={null}
      autoHighlight
      highlightItemOnHover={false}
      open={open}
      onOpenChange={(next, details) => {
        onOpenChange(next, details);
        if (!next) onSearch('');
      }}
      value={value}
      onValueChange={onChange}
      itemToStringLabel={props.labelOf}
      isItemEqualToValue={props.isSame}
      onInputValueChange={(typed, { reason }) => {
        if (reason === 'input-change') onSearch(typed);
      }}
    >
      <Combobox.Portal container={overlayContainer(button.current)}>
        <Combobox.Positioner {...popupPlace} anchor={button} align="start">
          <Combobox.Popup
            aria-label={name}
            finalFocus={button}
            className={clsx(menuPopupClass, 'max-w-(--available-width)', className)}
          >
            <Combobox.Input
              aria-label={name}
              dir="auto"
              placeholder={t('combobox.placeholder')}
              className={inputClass({ size: 32, className: 'mb-1 text-match-parent max-sm:h-11' })}
            />
            {children}
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
