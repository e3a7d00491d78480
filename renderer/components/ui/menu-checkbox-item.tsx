import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { menuItemClass } from './menu-item-class.ts';

type MenuCheckboxItemProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
};

/** One of several things in a Menu that can be on at once. The menu stays open. */
export function MenuCheckboxItem({ checked, onCheckedChange, children }: MenuCheckboxItemProps) {
  return (
    <Base.CheckboxItem
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next)}
      className={clsx('group', menuItemClass())}
    >
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <Icon of={Check} size={14} className="invisible group-data-checked:visible" />
    </Base.CheckboxItem>
  );
}
