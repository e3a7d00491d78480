import clsx from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';

type FilterButtonProps = ComponentPropsWithRef<'button'> & {
  /** Label of the filter, such as 'State'. */
  name: string;
  /** The choice as a text, or the text for no choice ('any'). */
  value: string;
  /** Something is chosen: tinted, with a × of its own. */
  active?: boolean;
  /** Left out where there is no Menu, and pressing the pill itself takes out what is chosen. */
  onClear?: () => void;
};

/** A pill of a toolbar: 'State any'. Opens a Menu; once something is chosen a second button takes it out again. */
export function FilterButton({ name, value, active, onClear, className, ...rest }: FilterButtonProps) {
  const { t } = useTranslation('ui');
  return (
    <span
      className={clsx(
        'inline-flex h-8 max-w-full items-stretch rounded-6 border text-13 max-sm:h-11 transition-colors',
        active
          ? 'border-transparent bg-accent-tint text-accent-text'
          : 'border-line-strong bg-raised text-text-2 shadow-1 hover:border-control',
        className,
      )}
    >
      <button
        type="button"
        {...rest}
        className={clsx(
          'inline-flex min-w-0 items-center gap-1.5 whitespace-nowrap rounded-[5px] px-2.5 transition-colors',
          active ? 'hover:bg-accent-tint-2' : 'hover:bg-hover',
          active && onClear && 'rounded-e-none pe-1.5',
        )}
      >
        {name} <b className={clsx('truncate font-medium', !active && 'text-text')}>{value}</b>
        <Icon of={active && !onClear ? X : ChevronDown} size={14} />
      </button>
      {active && onClear && (
        <button
          type="button"
          aria-label={t('filter.clear', { name })}
          onClick={onClear}
          className="grid w-7 place-items-center rounded-e-[5px] transition-colors hover:bg-accent-tint-2"
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  );
}
