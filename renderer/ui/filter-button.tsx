import clsx from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from './icon.tsx';

export type FilterButtonProps = ComponentPropsWithRef<'button'> & {
  /** What is filtered, such as 'State'. */
  name: string;
  /** The chosen value in words, or what stands for none ('any'). */
  value: string;
  /** Something is chosen: tinted, with × in place of the chevron. */
  active?: boolean;
};

/** A pill of a toolbar: 'State any'. Opens a Menu, or clears when a value is set. */
export function FilterButton({ name, value, active, className, ...rest }: FilterButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(
        'inline-flex h-8 items-center gap-1.5 whitespace-nowrap rounded-6 border px-2.5 text-13 transition-colors',
        active
          ? 'border-transparent bg-accent-tint text-accent-text hover:bg-accent-tint-2'
          : 'border-line-strong bg-raised text-text-2 shadow-1 hover:border-control hover:bg-hover',
        className,
      )}
    >
      {name} <b className={clsx('font-medium', !active && 'text-text')}>{value}</b>
      <Icon of={active ? X : ChevronDown} size={14} />
    </button>
  );
}
