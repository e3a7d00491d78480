import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { menuItemClass } from './menu-item-class.ts';
import type { Segment } from './segments.tsx';

type MenuRadioOption<Value extends string> = Omit<Segment<Value>, 'label'> & {
  label: ReactNode;
  /** In place of an icon. */
  picture?: ReactNode;
};

type MenuRadioGroupProps<Value extends string> = {
  label: string;
  options: readonly MenuRadioOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** One of a few choices inside a Menu, such as theme or language. Choosing closes the menu, as anything in it does. */
export function MenuRadioGroup<Value extends string>(props: MenuRadioGroupProps<Value>) {
  const { label, options, value, onValueChange } = props;
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2 pt-2 pb-1 font-medium text-12 text-text-3">{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(next: Value) => onValueChange(next)}>
        {options.map((option) => (
          <Base.RadioItem
            key={option.value}
            value={option.value}
            closeOnClick
            className={clsx('group', menuItemClass())}
          >
            {option.icon && <Icon of={option.icon} />}
            {option.picture}
            <span className="min-w-0 flex-1 truncate">{option.label}</span>
            <Icon of={Check} size={14} className="invisible group-data-checked:visible" />
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}
