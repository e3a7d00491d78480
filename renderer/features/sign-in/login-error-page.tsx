import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { loginErrorOf } from '#contract/errors/login-errors.ts';

export function LoginErrorPage() {
  const { t } = useTranslation('sign-in');
  const reason = loginErrorOf(useSearchParams()[0].get('error'));
  return (
    <main>
      <h1>{t(`error.${reason}.title`)}</h1>
      <p>{t(`error.${reason}.description`)}</p>
    </main>
  );
}
