import { useId } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

type ButtonWithReasonProps = ButtonProps & {
  /** Why it cannot be pressed now; without it the button works. */
  reason?: string | undefined;
};

/** A button that, while it is disabled, stays focusable and says why: when pointed at, focused or pressed. */
export function ButtonWithReason({ reason, ...rest }: ButtonWithReasonProps) {
  const id = useId();
  if (!reason) return <Button {...rest} />;
  return (
    <>
      <Tooltip text={reason} opensOnPress>
        <Button {...rest} aria-disabled="true" aria-describedby={id} />
      </Tooltip>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  );
}
