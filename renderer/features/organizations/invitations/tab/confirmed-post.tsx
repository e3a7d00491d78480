import { type ComponentProps, useRef, useState } from 'react';
import { PostForm } from '../../../../components/navigation/post-form.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog.tsx';

interface ConfirmedPostProps {
  /** What it asks of the action. */
  intent: string;
  /** What it is about, as hidden fields. */
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

/** A button that ends something, and asks before. Without JavaScript it posts at once. */
export function ConfirmedPost({ intent, fields, children, label, loading, question }: ConfirmedPostProps) {
  const form = useRef<HTMLFormElement>(null);
  const confirmed = useRef(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <PostForm
        ref={form}
        preventScrollReset
        onSubmit={(event) => {
          if (!confirmed.current) {
            event.preventDefault();
            setAsking(true);
          }
          confirmed.current = false;
        }}
      >
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size={28} variant="ghost" writes loading={loading} aria-label={label}>
          {children}
        </Button>
      </PostForm>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        {...question}
        onConfirm={() => {
          confirmed.current = true;
          form.current?.requestSubmit();
        }}
      />
    </>
  );
}
