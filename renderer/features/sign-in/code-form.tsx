import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { codeMinutes } from '#contract/sign-in-code.ts';
import type { FormError } from '../../components/form/form-error.ts';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CodeInput } from '../../components/ui/code-input.tsx';
import { Field } from '../../components/ui/field.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { pageHeading } from '../../lib/navigation/heading-focus.ts';

interface CodeFormProps {
  formError: FormError | undefined;
  /** Told the number of characters after each change. */
  onTyped: (count: number) => void;
}

/** The six characters of the code. The form sends itself when the last one is there. */
export function CodeForm({ formError, onTyped }: CodeFormProps) {
  const { t } = useTranslation('sign-in');
  const wrong = useWrongCode(formError);
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formData?.has('code') ?? false;
  const usedUp = formError?.apiError?.code === 'TOO_MANY_ATTEMPTS';

  useEffect(() => {
    // Typed before the page came alive.
    const typed = form.current && new FormData(form.current).get('code');
    onTyped(typeof typed === 'string' ? typed.length : 0);
    return () => onTyped(0);
  }, [onTyped]);

  useEffect(() => {
    // The cells have the focus no longer, nor has the button.
    if (usedUp) pageHeading()?.focus({ preventScroll: true });
  }, [usedUp]);

  return (
    <PostForm ref={form} className="grid gap-4">
      <Field label={t('verify.code')} hint={t('verify.hint', { count: codeMinutes })} error={wrong.error}>
        <CodeInput
          name="code"
          aria-label={t('verify.codeLabel')}
          defaultValue={formError?.values.code}
          disabled={sending || usedUp}
          failures={wrong.failures}
          onValueChange={(code) => {
            wrong.clear();
            onTyped(code.length);
          }}
          autoFocus
        />
      </Field>
      <Button type="submit" variant="primary" size={44} full loading={sending} disabled={usedUp}>
        {t('verify.continue')}
      </Button>
    </PostForm>
  );
}

/** True for an error that belongs to the code itself, and so below its cells; others concern the whole form. */
export function isWrongCode(formError: FormError | undefined): boolean {
  const code = formError?.apiError?.code;
  return code === 'INVALID_OTP' || code === 'NEWER_CODE_SENT';
}

/** Returns the error of the submitted code, until it is changed, and the number of rejections. */
function useWrongCode(formError: FormError | undefined) {
  const { t } = useTranslation('sign-in');
  const translate = useTranslate();
  const [state, setState] = useState({ formError, shown: formError, failures: formError ? 1 : 0 });
  if (state.formError !== formError)
    setState({ formError, shown: formError, failures: state.failures + (formError ? 1 : 0) });
  return {
    error: textOf(state.shown),
    failures: state.failures,
    clear: () => setState((old) => ({ ...old, shown: undefined })),
  };

  function textOf(shown: FormError | undefined): string | undefined {
    const fieldError = shown?.fieldErrors?.code;
    if (fieldError)
      return typeof fieldError === 'string' ? fieldError : translate(`validation:${fieldError.message}`);
    if (!shown?.apiError || !isWrongCode(shown)) return undefined;
    if (shown.apiError.code === 'NEWER_CODE_SENT') return shown.apiError.message;
    const triesLeft = (shown.apiError.data as { triesLeft?: unknown } | undefined)?.triesLeft;
    return typeof triesLeft === 'number'
      ? t('verify.wrongCode', { count: triesLeft })
      : // No code of this browser waits: it is another one's.
        t('verify.otherBrowser');
  }
}
