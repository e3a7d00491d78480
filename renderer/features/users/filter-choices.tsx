import type { RefObject } from 'react';
import { MenuItem } from '../../ui/menu-item.tsx';
import { MenuPopup } from '../../ui/menu-popup.tsx';

interface FilterChoicesProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  button: RefObject<HTMLButtonElement | null>;
  name: string;
  options: readonly { value: string; label: string }[];
  onChoose(value: string): void;
}

/** The lazy half of FilterMenu: what floats. */
export default function FilterChoices(props: FilterChoicesProps) {
  const { open, onOpenChange, button, name, options, onChoose } = props;
  return (
    <MenuPopup open={open} onOpenChange={onOpenChange} anchor={button} label={name}>
      {options.map(({ value, label }) => (
        <MenuItem key={value} onSelect={() => onChoose(value)}>
          {label}
        </MenuItem>
      ))}
    </MenuPopup>
  );
}
