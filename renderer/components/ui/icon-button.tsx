import type { LucideIcon } from 'lucide-react';
import Hourglass from 'lucide-react/icons/hourglass';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDemoBlock } from '../../lib/demo/demo-context.ts';
import { explainDemo } from '../../lib/demo/explain-demo.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';
import { SpinnerRing } from './spinner-ring.tsx';
import { Tooltip } from './tooltip.tsx';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  icon: LucideIcon;
  /** Its name for everybody: the accessible name and the tooltip. */
  label: string;
  /** Keys shown in the tooltip, such as 'Ctrl B'. */
  keys?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Mirror the drawing in right-to-left pages. */
  flip?: boolean;
  loading?: boolean;
  /** Changes data: in a demo it opens the demo's dialog instead. */
  writes?: boolean;
};

/**
 * A square button with a drawing alone. While loading, a ring turns in it; under reduced motion, where other parts
 * show the word 'Loading', an hourglass is shown: a word has no room.
 */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    keys,
    variant = 'ghost',
    size = 32,
    flip,
    loading,
    writes,
    className,
    onClick,
    ...rest
  } = props;
  const { t } = useTranslation('ui');
  const blocked = useDemoBlock(writes);
  const drawingSize = size === 28 ? 14 : 16;
  return (
    <Tooltip text={label} keys={keys}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-busy={loading || undefined}
        aria-description={loading ? t('loading') : undefined}
        aria-disabled={rest['aria-disabled'] ?? (blocked || undefined)}
        onClick={(event) => {
          if (blocked) explainDemo();
          if (blocked || loading) event.preventDefault();
          else onClick?.(event);
        }}
        className={buttonClass({ variant, size, square: true, disabled: rest.disabled, className })}
      >
        {loading ? (
          <>
            <SpinnerRing className="motion-reduce:hidden" />
            <Icon of={Hourglass} size={drawingSize} className="hidden motion-reduce:block" />
          </>
        ) : (
          <Icon of={icon} flip={flip} size={drawingSize} />
        )}
      </button>
    </Tooltip>
  );
}
