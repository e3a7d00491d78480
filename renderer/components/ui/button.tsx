import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDemoBlock } from '../../lib/demo/demo-context.ts';
import { explainDemo } from '../../lib/demo/explain-demo.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';
import { SpinnerRing } from './spinner-ring.tsx';

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
