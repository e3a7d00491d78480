import { type ComponentProps, useState } from 'react';
import { useSubmit } from 'react-router';
import { Button } from '../../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog.tsx';

interface ConfirmedPostProps {
  /** Fields for the page's action: the intent, and what it is about. */
  fields: Readonly<Record<string, string>>;
  /** Text of the button. */
  children: string;
  /** Its name, where the text alone does not say which. */
  label?: string;
  loading: boolean;
  question: Pick<
    ComponentProps<typeof ConfirmDialog>,
    'title' | 'description' | 'confirmLabel' | 'cancelLabel'
  >;
}

/** A button that ends something, and asks before. */
export function ConfirmedPost({ fields, children, label, loading, question }: ConfirmedPostProps) {
  const submit = useSubmit();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size={28}
        variant="ghost"
        writes
        loading={loading}
        aria-label={label}
        onClick={() => setAsking(true)}
      >
        {children}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        {...question}
        onConfirm={() => void submit(fields, { method: 'post', preventScrollReset: true })}
      />
    </>
  );
}
