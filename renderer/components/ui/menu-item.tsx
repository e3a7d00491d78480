import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDemoBlock } from '../../lib/demo/demo-context.ts';
import { explainDemo } from '../../lib/demo/explain-demo.ts';
import { Icon } from './icon.tsx';
import { menuItemClass } from './menu-item-class.ts';
import { MenuKeys } from './menu-keys.tsx';

type MenuItemProps = {
  icon?: LucideIcon;
  flip?: boolean;
  /** A key that does the same, and its name for users who hear the entry. */
  keys?: string | undefined;
  ariaKeys?: string | undefined;
  /** Red; is last, after a separator. */
  danger?: boolean;
  disabled?: boolean;
  /** Changes data: in a demo it opens the demo's dialog instead. */
  writes?: boolean;
  /** Why it cannot be chosen now; without it the entry works. */
  reason?: string | undefined;
  onSelect?: () => void;
  children: ReactNode;
};

/** An action in a Menu. */
export function MenuItem(props: MenuItemProps) {
  const { icon, flip, keys, ariaKeys, danger, disabled, writes, reason, onSelect, children } = props;
  const blocked = useDemoBlock(writes) && reason === undefined;
  return (
    <Base.Item
      aria-keyshortcuts={ariaKeys}
      disabled={disabled || reason !== undefined}
      // Only where it says something else than `disabled` does: undefined would take that away.
      {...(blocked && { 'aria-disabled': true })}
      onClick={blocked ? explainDemo : onSelect}
      className={menuItemClass({ danger: danger && reason === undefined })}
    >
      {icon && <Icon of={icon} flip={flip} />}
      <span className="min-w-0 flex-1 truncate">
        {children}
        {reason && <span className="block whitespace-normal text-12 text-text-3">{reason}</span>}
      </span>
      {keys && <MenuKeys keys={keys} />}
    </Base.Item>
  );
}
