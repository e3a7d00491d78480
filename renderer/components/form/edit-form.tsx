import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useModifierKey } from '../actions/action-keys.ts';
import { Link } from '../navigation/link.tsx';
import { PostForm } from '../navigation/post-form.tsx';
import { Alert } from '../ui/alert.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ButtonWithReason } from '../ui/button-with-reason.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { FormAlert } from './form-alert.tsx';
import { FormContext, type FormState } from './form-context.ts';
import { UnsavedChangesPrompt } from './unsaved-changes-prompt.tsx';
import { useDraft } from './use-draft.ts';

interface EditFormProps {
  form: FormState;
  submitLabel: string;
  /** Left out where the form stays on its page: its button then waits for a change. */
  cancelTo?: string;
  /** In place of 'Cancel'. */
  cancelLabel?: string | undefined;
  /** Why it cannot be sent now. */
  reason?: string | undefined;
  /** In place of the plain alert, for an error that needs more than a text. */
  alert?: ReactNode;
  /** FormFields, and hidden inputs. */
  children: ReactNode;
}

/**
 * The form of a page that creates or changes something. It is a plain post without JavaScript; with it, it asks before
 * typed text is lost, keeps a draft, and Ctrl or Cmd with Enter sends it.
 */
export function EditForm({ form, alert, children, ...actions }: EditFormProps) {
  const { t } = useTranslation();
  const draft = useDraft(form);

  return (
    <FormContext value={form}>
      <PostForm
        ref={form.ref}
        replace
        preventScrollReset={actions.cancelTo === undefined}
        onInput={(event) => {
          form.onInput(event);
          draft.keep();
        }}
        onBlur={form.onBlur}
        onKeyDown={sendOnKeys}
        className="grid max-w-form gap-5"
      >
        {alert ?? <FormAlert formError={form.formError} />}
        {draft.restored && !form.formError && <Alert tone="info">{t('form.restored')}</Alert>}
        {children}
        <FormActions {...actions} form={form} />
      </PostForm>
      {form.dirty && <UnsavedChangesPrompt />}
    </FormContext>
  );
}

type FormActionsProps = Omit<EditFormProps, 'alert' | 'children'>;

/** The foot of a form: save, cancel, and the keys that save. */
function FormActions({ submitLabel, form, cancelTo, cancelLabel, reason }: FormActionsProps) {
  const { sending, dirty } = form;
  const { t } = useTranslation('ui');
  const modifier = useModifierKey();
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2">
      {/* Not `disabled`: without JavaScript it has to work, and with it the focus stays after saving. */}
      <ButtonWithReason
        type="submit"
        reason={reason}
        variant="primary"
        size={36}
        writes
        loading={sending}
        aria-disabled={(cancelTo === undefined && !dirty) || undefined}
      >
        {submitLabel}
      </ButtonWithReason>
      {cancelTo !== undefined && (
        <Link to={cancelTo} className={buttonClass({ variant: 'ghost', size: 36 })}>
          {cancelLabel ?? t('cancel')}
        </Link>
      )}
      <span aria-hidden="true" className="ms-auto flex gap-1 max-sm:hidden pointer-coarse:hidden">
        <Kbd>{modifier}</Kbd>
        <Kbd>↵</Kbd>
      </span>
    </div>
  );
}

/** Sends a form on Ctrl or Cmd with Enter. */
function sendOnKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey === event.metaKey) return;
  event.preventDefault();
  // Pressed rather than sent, since the button knows when it must not be: while it works.
  const buttons = event.currentTarget.querySelectorAll<HTMLButtonElement>('button[type=submit]');
  if (!event.repeat) buttons.item(buttons.length - 1).click();
}
