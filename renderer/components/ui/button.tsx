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
    `button button-${size}`,
    square ? 'button-square' : loading && 'button-loading',
    disabled ? clsx('button-disabled', variant === 'ghost' && 'button-plain') : `button-${variant}`,
    full && 'w-full',
    className,
  );
}
