import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FailureAlert } from './failure-alert.tsx';

interface FormDialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  description?: string;
  submitLabel: string;
  /** Closes the dialog once it is done. `false` keeps it open: something is missing. When it rejects, the dialog says why. */
  onSend(): Promise<unknown>;
  /** The fields. */
  children: ReactNode;
}

/** A small form over the page, sent by its button or by Enter. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, description, submitLabel, onSend, children } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async () => {
      if ((await onSend()) !== false) onClose();
    },
  });
  useEffect(() => {
    if (open) reset();
  }, [open, reset]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepOpen={isPending}
      title={title}
      description={description}
      actions={
        <>
          <Button size={36} disabled={isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size={36} variant="primary" type="submit" form={id} writes loading={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate();
        }}
        className="grid gap-3"
      >
        <FailureAlert error={error} />
        {children}
      </form>
    </Dialog>
  );
}
