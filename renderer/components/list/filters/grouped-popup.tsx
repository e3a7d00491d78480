import { Combobox } from '@base-ui/react/combobox';
import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#contract/fold-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { inputClass } from '../../ui/input.tsx';
import { menuItemClass, menuPopupClass } from '../../ui/menu-class.ts';
import { overlayContainer, popupPlace } from '../../ui/overlay-container.ts';
import type { GroupedOption, OptionGroup } from './grouped-options.ts';
import type { PopupControl } from './popup-filter.tsx';

interface GroupedPopupProps extends PopupControl {
  groups: readonly OptionGroup[];
  chosen: GroupedOption | null;
  onChange(option: GroupedOption | null): void;
}

/** The lazy half of GroupedFilter: a field to search with, above the choices under their headings. */
export default function GroupedPopup(props: GroupedPopupProps) {
  const { open, onOpenChange, button, name, groups, chosen, onChange } = props;
  const { t } = useTranslation('ui');
  const [term, setTerm] = useState('');
  const shown = groupsWith(groups, term);
  return (
    <Combobox.Root
      items={shown}
      filter={null}
      autoHighlight
      highlightItemOnHover={false}
      open={open}
      onOpenChange={(next, details) => {
        onOpenChange(next, details);
        if (!next) setTerm('');
      }}
      value={chosen}
      onValueChange={onChange}
      itemToStringLabel={(option) => option.label}
      isItemEqualToValue={(one, other) => one.value === other.value}
      onInputValueChange={(typed, { reason }) => {
        if (reason === 'input-change') setTerm(typed);
      }}
    >
      <Combobox.Portal container={overlayContainer(button.current)}>
        <Combobox.Positioner {...popupPlace} anchor={button} align="start">
          <Combobox.Popup
            aria-label={name}
            finalFocus={button}
            className={clsx(menuPopupClass, 'w-64 max-w-(--available-width)')}
          >
            <Combobox.Input
              aria-label={name}
              dir="auto"
              placeholder={t('combobox.placeholder')}
              className={inputClass({ size: 32, className: 'mb-1 text-match-parent max-sm:h-11' })}
            />
            <Combobox.Status className="text-13 text-text-3 *:px-2 *:py-1.5">
              {shown.length === 0 && <p>{t('noResults', { searchTerm: term })}</p>}
            </Combobox.Status>
            <Combobox.List className="max-h-80 overflow-y-auto outline-none">
              {(group: OptionGroup) => (
                <Combobox.Group key={group.value} items={group.items}>
                  <Combobox.GroupLabel className="px-2 pt-2 pb-1 font-medium text-12 text-text-3">
                    {group.value}
                  </Combobox.GroupLabel>
                  <Combobox.Collection>
                    {(option: GroupedOption) => (
                      <Combobox.Item
                        key={option.value}
                        value={option}
                        className={`${menuItemClass()} hover:bg-hover`}
                      >
                        <span className="min-w-0 flex-1 truncate">{option.label}</span>
                        <Combobox.ItemIndicator>
                          <Icon of={Check} size={14} className="text-accent-text!" />
                        </Combobox.ItemIndicator>
                      </Combobox.Item>
                    )}
                  </Combobox.Collection>
                </Combobox.Group>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

/** The choices whose label has the term, and whole groups whose heading has it. */
function groupsWith(groups: readonly OptionGroup[], term: string): OptionGroup[] {
  const wanted = foldText(term.trim());
  return groups
    .map((group) => ({
      ...group,
      items: foldText(group.value).includes(wanted)
        ? group.items
        : group.items.filter(({ label }) => foldText(label).includes(wanted)),
    }))
    .filter(({ items }) => items.length > 0);
}
