import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { product } from '#contract/product.ts';
import { issueText } from '#contract/validation/issue-text.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useInit } from '../../lib/init.ts';
import type { FormRefusal } from './form-refusal.ts';

export function LoginPage() {
  const { t } = useTranslation('sign-in');
  const translate = useTranslate();
  const { providers } = useInit();
  const refusal = useActionData<FormRefusal>();
  const error = refusal?.invalid ? issueText(translate, refusal.invalid.issue) : refusal?.refused?.message;
  return (
    <main>
      <h1>{t('login.title', { product: product.name })}</h1>
      <Form method="post" noValidate>
        <label htmlFor="email">{t('login.email')}</label>
        <input id="email" name="email" type="email" defaultValue={refusal?.values.email} />
        {error && <p role="alert">{error}</p>}
        <button type="submit">{t('login.continueWithEmail')}</button>
      </Form>
      <Form method="post">
        {providers.map(({ id, name }) => (
          <button key={id} type="submit" name="provider" value={id}>
            {name}
          </button>
        ))}
      </Form>
    </main>
  );
}
