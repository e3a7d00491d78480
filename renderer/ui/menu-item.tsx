import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import { menuItemClass } from './menu-item-class.ts';

export type MenuItemProps = {
  icon?: LucideIcon;
  flip?: boolean;
  /** A key that does the same. */
  keys?: string;
  /** Red; stands last, after a separator. */
  danger?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
  children: ReactNode;
};

/** An action in a Menu. */
export function MenuItem({ icon, flip, keys, danger, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item disabled={disabled} onClick={onSelect} className={menuItemClass({ danger })}>
      {icon && <Icon of={icon} flip={flip} />}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {keys && (
        <Kbd bare className="text-text-3">
          {keys}
        </Kbd>
      )}
    </Base.Item>
  );
}
