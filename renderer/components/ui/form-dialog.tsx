import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../lib/api/api-error.ts';
import { Button } from './button.tsx';
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
  /** Takes the place of the form once it is there, and stays until the user presses Done. */
  result?: ReactNode;
  /**
   * The fields; those of a function show what the server refuses in each, until the user changes it. A control that sends
   * no `input` event calls `onChanged`.
   */
  children:
    | ReactNode
    | ((errors: Readonly<Record<string, string>>, onChanged: (name: string) => void) => ReactNode);
}

/** A small form over the page, sent by its button or by Enter. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, submitLabel, tone = 'primary', onSend, result, children, ...dialog } = props;
  const { t } = useTranslation('ui');
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
  /** Fields that were changed since they were sent. */
  const [changed, setChanged] = useState<readonly string[]>([]);
  const onChanged = (name: string) => setChanged((known) => [...known, name]);
  const refused = typeof children === 'function' ? refusedFields(error) : undefined;
  const errors = Object.fromEntries(
    Object.entries(refused ?? {}).filter(([name]) => !changed.includes(name)),
  );
  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      {...(result && { description: undefined })}
      keepOpen={isPending || dialog.keepOpen || Boolean(result)}
      actions={
        result ? (
          <Button size={36} variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        ) : (
          <DialogButtons onCancel={onClose} variant={tone} type="submit" form={id} writes loading={isPending}>
            {submitLabel}
          </DialogButtons>
        )
      }
    >
      {result ?? (
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!open || isSending.current) return;
            isSending.current = true;
            setChanged([]);
            mutate(new FormData(event.currentTarget));
          }}
          onInput={({ target }) => {
            const field = target as HTMLElement;
            onChanged(field.dataset.field ?? field.getAttribute('name') ?? '');
          }}
          className="grid gap-4"
        >
          {!refused && <FailureAlert error={error} />}
          {typeof children === 'function' ? children(errors, onChanged) : children}
        </form>
      )}
    </Dialog>
  );
}
