import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { menuItemClass } from './menu-item-class.ts';
import { MenuKeys } from './menu-keys.tsx';

type MenuLinkProps = {
  /** The link to render, such as `<Link to="/app" />`; the entry's content is put into it. */
  render: ReactElement;
  icon?: LucideIcon;
  /** See MenuItem. */
  keys?: string | undefined;
  ariaKeys?: string | undefined;
  children: ReactNode;
};

/** An entry of a Menu that goes somewhere. */
export function MenuLink({ render, icon, keys, ariaKeys, children }: MenuLinkProps) {
  return (
    <Base.LinkItem render={render} closeOnClick aria-keyshortcuts={ariaKeys} className={menuItemClass()}>
      {icon && <Icon of={icon} />}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {keys && <MenuKeys keys={keys} />}
    </Base.LinkItem>
  );
}
