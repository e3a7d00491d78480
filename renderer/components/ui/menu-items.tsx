import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import type { ReactElement, ReactNode } from 'react';
import { explainDemo, useDemoBlock } from '../../lib/demo/demo-context.ts';
import { Icon } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import { menuItemClass } from './menu-class.ts';
import type { Segment } from './segments.tsx';

type MenuItemProps = {
  icon?: LucideIcon;
  flip?: boolean;
  /** A key that does the same, and its name for users who hear the entry. */
  keys?: string | undefined;
  ariaKeys?: string | undefined;
  /** Red; is last, after a separator. */
  danger?: boolean;
  /** Changes data: in a demo it opens the demo's dialog instead. */
  writes?: boolean;
  /** Why it cannot be chosen now; without it the entry works. */
  reason?: string | undefined;
  onSelect?: () => void;
  children: ReactNode;
};

/** An action in a Menu. */
export function MenuItem(props: MenuItemProps) {
  const { icon, flip, keys, ariaKeys, danger, writes, reason, onSelect, children } = props;
  const blocked = useDemoBlock(writes) && reason === undefined;
  return (
    <Base.Item
      aria-keyshortcuts={ariaKeys}
      disabled={reason !== undefined}
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

/** The keys at the end of an entry; not part of its name. */
function MenuKeys({ keys }: { keys: string }) {
  return (
    <span aria-hidden="true" className="max-sm:hidden pointer-coarse:hidden">
      <Kbd bare className="text-text-3">
        {keys}
      </Kbd>
    </span>
  );
}

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

/** Entries of a Menu under a small heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2 pt-2 pb-1 font-medium text-12 text-text-3">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

/** The hairline between two kinds of entries. */
export function MenuSeparator() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line" />;
}
