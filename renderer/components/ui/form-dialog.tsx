import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { refusedFields } from '../../lib/api/api-error.ts';
import { Dialog, DialogButtons } from './dialog.tsx';
import { FailureAlert } from './failure-alert.tsx';

interface FormDialogProps extends Pick<ComponentProps<typeof Dialog>, 'keepOpen' | 'initialFocus'> {
  open: boolean;
  onClose(): void;
  title: string;
  description?: string;
  submitLabel: string;
  /** Red where something is destroyed. */
  tone?: 'primary' | 'danger';
  /** Closes the dialog once it is done. `false` keeps it open: something is missing. When it rejects, the dialog says why. */
  onSend(form: FormData): Promise<unknown>;
  /** The fields; those of a function show what the server refuses in each. */
  children: ReactNode | ((errors: Readonly<Record<string, string>>) => ReactNode);
}

/** A small form over the page, sent by its button or by Enter. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, submitLabel, tone = 'primary', onSend, children, ...dialog } = props;
  const id = useId();
  // The mutation tells it a moment later: too late for the second of two presses.
  const isSending = useRef(false);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async (form: FormData) => {
      if ((await onSend(form)) !== false) onClose();
    },
    onSettled() {
      isSending.current = false;
    },
  });
  useEffect(() => {
    if (open) reset();
  }, [open, reset]);
  const fields = typeof children === 'function' ? refusedFields(error) : undefined;
  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepOpen={isPending || dialog.keepOpen}
      actions={
        <DialogButtons onCancel={onClose} variant={tone} type="submit" form={id} writes loading={isPending}>
          {submitLabel}
        </DialogButtons>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!open || isSending.current) return;
          isSending.current = true;
          mutate(new FormData(event.currentTarget));
        }}
        className="grid gap-4"
      >
        {!fields && <FailureAlert error={error} />}
        {typeof children === 'function' ? children(fields ?? {}) : children}
      </form>
    </Dialog>
  );
}
