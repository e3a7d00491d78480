import { useTranslation } from 'react-i18next';
import { useFetcher, useLocation } from 'react-router';
import { issueText } from '#contract/validation/issue-text.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { FormRefusal } from './form-refusal.ts';

export function OnboardingPage() {
  const { t } = useTranslation('sign-in');
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<FormRefusal>();
  const refusal = fetcher.data;
  const error = refusal?.invalid ? issueText(translate, refusal.invalid.issue) : refusal?.refused?.message;
  return (
    <main>
      <h1>{t('onboarding.title')}</h1>
      <fetcher.Form method="post" action="/onboarding">
        <input type="hidden" name="redirect" value={pathname + search} />
        <input name="name" aria-label={t('onboarding.name')} />
        {error && <p role="alert">{error}</p>}
        <button type="submit">{t('onboarding.continue')}</button>
      </fetcher.Form>
    </main>
  );
}
