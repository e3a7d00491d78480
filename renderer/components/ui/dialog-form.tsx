import type { ReactNode, Ref } from 'react';
import { DialogActions, DialogButtons } from './dialog.tsx';

interface DialogFormProps {
  ref?: Ref<HTMLFormElement>;
  submitLabel: string;
  /** Red where something is destroyed. */
  tone?: 'primary' | 'danger';
  /** It has been sent, and is not sent again until the answer is there. */
  pending: boolean;
  /** Something has to be typed first. */
  disabled?: boolean;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
}

/** Form of one step of a dialog, with its buttons; a dialog of a single step is a FormDialog. */
export function DialogForm(props: DialogFormProps) {
  const { ref, submitLabel, tone = 'primary', pending, disabled, onSubmit, onClose, children } = props;
  return (
    <form
      ref={ref}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending && !disabled) onSubmit();
      }}
    >
      {children}
      <DialogActions>
        <DialogButtons
          onCancel={onClose}
          variant={tone}
          type="submit"
          writes
          loading={pending}
          disabled={disabled}
        >
          {submitLabel}
        </DialogButtons>
      </DialogActions>
    </form>
  );
}
