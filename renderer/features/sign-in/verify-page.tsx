import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { issueText } from '#contract/validation/issue-text.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { FormRefusal } from './form-refusal.ts';

export function VerifyPage() {
  const { t } = useTranslation('sign-in');
  const translate = useTranslate();
  const refusal = useActionData<FormRefusal>();
  const error = refusal?.invalid ? issueText(translate, refusal.invalid.issue) : refusal?.refused?.message;
  return (
    <main>
      <h1>{t('verify.title')}</h1>
      <Form method="post" noValidate>
        <label htmlFor="code">{t('verify.code')}</label>
        <input id="code" name="code" autoComplete="one-time-code" defaultValue={refusal?.values.code} />
        {error && <p role="alert">{error}</p>}
        <button type="submit">{t('verify.continue')}</button>
      </Form>
    </main>
  );
}
