import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { explainDemo, useDemoBlock } from '../../lib/demo/demo-context.ts';
import { Icon } from './icon.tsx';
import { SpinnerRing } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'second' | 'ghost' | 'danger' | 'danger-quiet';

/** 28 in rows, 32 in toolbars and heads, 36 in forms and dialogs, 44 on sign-in pages; on phones all are 44. */
export type ButtonSize = 28 | 32 | 36 | 44;

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent text-on-accent shadow-accent hover:bg-accent-hover active:bg-accent-active active:shadow-none',
  second:
    'border-line-strong bg-raised text-text shadow-1 hover:border-control hover:bg-hover active:bg-active active:shadow-none',
  ghost: 'border-transparent text-text-2 hover:bg-hover hover:text-text active:bg-active active:text-text',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
  'danger-quiet':
    'border-line-strong bg-raised text-danger-text hover:border-danger-text hover:bg-danger-tint active:bg-danger-tint',
};

const sizes: Record<ButtonSize, string> = {
  28: 'h-7 rounded-6 text-12 leading-none max-sm:h-11',
  32: 'h-8 rounded-6 text-13 leading-none max-sm:h-11',
  36: 'h-9 rounded-6 text-14 leading-none max-sm:h-11',
  44: 'h-11 rounded-8 text-14 leading-none',
};

const paddings: Record<ButtonSize, string> = { 28: 'px-2.5', 32: 'px-3', 36: 'px-3.5', 44: 'px-4' };
// The spinner of 14 and a gap of 4 come out of the padding, so that the width stays as it was.
const busyPaddings: Record<ButtonSize, string> = {
  28: 'gap-1 px-px',
  32: 'gap-1 px-[3px]',
  36: 'gap-1 px-[5px]',
  44: 'gap-1 px-[7px]',
};
const squares: Record<ButtonSize, string> = {
  28: 'w-7 max-sm:w-11',
  32: 'w-8 max-sm:w-11',
  36: 'w-9 max-sm:w-11',
  44: 'w-11',
};

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
  /** For actions that create or move data. While loading, the spinner takes its place. */
  icon?: LucideIcon;
  /** Keeps the width, says `aria-busy` and swallows further presses, from the keyboard too. */
  loading?: boolean;
  /** Changes data: in a demo it opens the demo's dialog instead. */
  writes?: boolean;
};

/** A press that does something on this page. For going elsewhere use a link with `buttonClass`. */
export function Button(props: ButtonProps) {
  const { variant, size, full, icon, loading = false, writes, className, children, onClick, ...rest } = props;
  const blocked = useDemoBlock(writes);
  const { t } = useTranslation('ui');
  const off = props.disabled === true || props['aria-disabled'] === true || props['aria-disabled'] === 'true';

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (loading || off || blocked) event.preventDefault();
    else onClick?.(event);
    if (blocked && !off) explainDemo();
  }

  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={rest['aria-disabled'] ?? (blocked || undefined)}
      className={buttonClass({
        variant,
        size,
        full,
        disabled: off,
        loading: loading && !icon,
        className: clsx('relative', className),
      })}
    >
      {loading ? (
        <SpinnerRing className={clsx('motion-reduce:invisible', icon && '-ms-0.5 mx-px')} />
      ) : (
        icon && <Icon of={icon} className="-ms-0.5" />
      )}
      {loading ? <span className="contents motion-reduce:invisible">{children}</span> : children}
      {loading && (
        <span className="absolute inset-0 hidden place-items-center motion-reduce:grid">{t('loading')}</span>
      )}
    </button>
  );
}

type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  full?: boolean;
  /** Square, for an icon alone. */
  square?: boolean;
  disabled?: boolean;
  loading?: boolean;
  className?: string;
};

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = {}): string {
  const { variant = 'second', size = 32, full, square, disabled, loading, className } = look;
  return clsx(
    'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap border font-medium transition-colors print:hidden',
    sizes[size],
    square ? squares[size] : loading ? busyPaddings[size] : clsx('gap-1.5', paddings[size]),
    full && 'w-full',
    disabled
      ? clsx('cursor-not-allowed border-transparent text-text-off', variant !== 'ghost' && 'bg-sunken')
      : variants[variant],
    className,
  );
}
