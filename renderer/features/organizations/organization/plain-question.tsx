import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useActionData, useSearchParams } from 'react-router';
import { FormAlert } from '../../../components/form/form-alert.tsx';
import type { FormError } from '../../../components/form/form-error.ts';
import { PostForm } from '../../../components/navigation/post-form.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { type ButtonVariant, buttonClass } from '../../../components/ui/button-class.ts';

interface PlainQuestionProps {
  /** What the form asks of the page's action, as `intent`; `?ask=` of the page that shows the form. */
  intent: string;
  /** Text of the link that leads to the question. */
  label: string;
  variant: ButtonVariant;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  /** What else is sent. */
  children?: ReactNode;
}

/**
 * Where no script runs, in place of a button with a dialog: a link to the same page, on which the question stands with
 * a form. Hidden otherwise.
 */
export function PlainQuestion(props: PlainQuestionProps) {
  const { intent, label, variant, title, description, confirmLabel, children } = props;
  const { t: ui } = useTranslation('ui');
  const formError = useRejected(intent);
  if (!useAsked(intent))
    return (
      <Link
        to={`?ask=${intent}#${intent}`}
        className={buttonClass({ variant, className: 'hidden! noscript:inline-flex!' })}
      >
        {label}
      </Link>
    );
  return (
    <PostForm
      id={intent}
      className="hidden w-full max-w-120 gap-3 rounded-10 border border-line-strong bg-raised p-4 noscript:grid"
    >
      <input type="hidden" name="intent" value={intent} />
      <div>
        <p className="font-medium text-14">{title}</p>
        <p className="text-13 text-text-2">{description}</p>
      </div>
      <FormAlert formError={formError} />
      {children}
      <div className="flex flex-wrap gap-2">
        <Link to="?" className={buttonClass({ size: 36 })}>
          {ui('cancel')}
        </Link>
        <Button type="submit" size={36} variant="danger" writes>
          {confirmLabel}
        </Button>
      </div>
    </PostForm>
  );
}

/** Whether the address of the page asks a question. */
export function useAsked(intent: string): boolean {
  const [search] = useSearchParams();
  return search.get('ask') === intent;
}

/** Why the page's action rejected the form of an intent; undefined for those of others. */
export function useRejected(intent: string): FormError | undefined {
  const answer = useActionData<FormError>();
  return answer?.values.intent === intent ? answer : undefined;
}
