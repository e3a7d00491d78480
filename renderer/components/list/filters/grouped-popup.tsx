import { Combobox } from '@base-ui/react/combobox';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#contract/fold-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { menuItemClass } from '../../ui/menu-class.ts';
import type { GroupedOption, OptionGroup } from './grouped-options.ts';
import type { PopupControl } from './popup-filter.tsx';
import { SearchPopup } from './search-popup.tsx';

interface GroupedPopupProps extends PopupControl {
  groups: readonly OptionGroup[];
  chosen: GroupedOption | null;
  onChange(option: GroupedOption | null): void;
}

/** The lazy half of GroupedFilter: the options stand under the headings of their groups. */
export default function GroupedPopup({ groups, chosen, ...rest }: GroupedPopupProps) {
  const { t } = useTranslation('ui');
  const [term, setTerm] = useState('');
  const shown = groupsWith(groups, term);
  return (
    <SearchPopup
      {...rest}
      items={shown}
      value={chosen}
      labelOf={(option) => option.label}
      isSame={(one, other) => one.value === other.value}
      onSearch={setTerm}
      className="w-64"
    >
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
    </SearchPopup>
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
