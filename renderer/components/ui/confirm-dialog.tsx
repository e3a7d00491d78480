import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api/api-error.ts';
import { isolate, withoutIsolates } from '../../lib/format/isolate.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { NameList } from './name-list.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** One sentence: what is lost and what is not. */
  description: ReactNode;
  /** Names of the records in question; five are shown, the rest counted. */
  names?: readonly string[];
  /** How many there are, where not all of them have a name here. */
  nameCount?: number | undefined;
  /** 'Are you sure?' and 'Confirm' by default. */
  title?: string;
  confirmLabel?: string;
  /** Text of the button that changes nothing, where 'Cancel' could be taken for the action in question. */
  cancelLabel?: string;
  /** The final button is red (default) unless nothing is destroyed. */
  tone?: 'danger' | 'primary';
  /** For what cannot be undone: this name has to be typed first. */
  typeName?: string;
  /** Why it cannot be confirmed now, in place of the name to type. */
  refusal?: ReactNode;
  /** Whether it can be confirmed is not known yet. */
  checking?: boolean;
  /** May take its time: the button waits. When it rejects, the dialog stays open and says why. */
  onConfirm: () => void | Promise<void>;
  /** Returns the element to focus once it is confirmed, when the one that had focus before is gone. */
  focusAfter?: () => HTMLElement | null;
};

/** The last question before something is destroyed. Focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, tone = 'danger' } = props;
  const { names = [], nameCount, refusal, checking = false } = props;
  const typeName = refusal ? undefined : props.typeName;
  const { t } = useTranslation('ui');
  const cancel = useRef<HTMLButtonElement>(null);
  const [working, setWorking] = useState(false);
  const [typed, setTyped] = useState('');
  const confirmed = useRef(false);
  const [failure, setFailure] = useState<unknown>();
  const isTyped = typeName === undefined || withoutIsolates(typed).trim() === typeName.trim();
  const ready = isTyped && !checking && !refusal;

  // What was typed and rejected the last time is dropped.
  useEffect(() => {
    if (!open) return;
    confirmed.current = false;
    setTyped('');
    setFailure(undefined);
  }, [open]);

  async function confirm() {
    setWorking(true);
    setFailure(undefined);
    try {
      await props.onConfirm();
      confirmed.current = true;
      onOpenChange(false);
    } catch (error) {
      setFailure(error);
      // Not an error of the API but a bug: it belongs in the console.
      if (!(error instanceof ApiError)) reportError(error);
    } finally {
      setWorking(false);
    }
  }

  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      keepOpen={working}
      initialFocus={cancel}
      finalFocus={() => (confirmed.current ? (props.focusAfter?.() ?? null) : null)}
      title={title ?? t('confirm.title')}
      description={description}
      actions={
        <>
          <Button ref={cancel} size={36} disabled={working} onClick={() => onOpenChange(false)}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button size={36} variant={tone} loading={working} disabled={!ready} onClick={() => void confirm()}>
            {confirmLabel ?? t('confirm.action')}
          </Button>
        </>
      }
    >
      <FailureAlert error={failure} />
      {refusal && <Alert tone="warning">{refusal}</Alert>}
      {names.length > 0 && <NameList names={names} count={nameCount} />}
      {typeName !== undefined && (
        <Field label={t('confirm.typeName', { name: isolate(typeName) })}>
          <Input
            dir="auto"
            autoComplete="off"
            className="text-match-parent"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      )}
    </Dialog>
  );
}
