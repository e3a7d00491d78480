import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { codeMinutes } from '#contract/sign-in-code.ts';
import type { FormError } from '../../components/form/form-error.ts';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CodeInput } from '../../components/ui/code-input.tsx';
import { Field } from '../../components/ui/field.tsx';
import { pageHeading } from '../../lib/navigation/page-heading.ts';
import { useWrongCode } from './use-wrong-code.ts';

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
