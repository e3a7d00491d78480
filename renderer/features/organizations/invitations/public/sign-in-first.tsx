import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../../../../components/navigation/link.tsx';
import { buttonClass } from '../../../../components/ui/button-class.ts';
import { useInit } from '../../../../lib/services/use-init.ts';

/** The way through sign-in or sign-up and back. Where sign-up is closed an invitation opens it to nobody. */
export function SignInFirst({ hint }: { hint: string }) {
  const { t } = useTranslation('organizations-invitations');
  const { signUp } = useInit();
  const { pathname } = useLocation();
  return (
    <div className="grid gap-3">
      <Link
        to={`/login?${new URLSearchParams({ redirect: pathname })}`}
        className={buttonClass({ variant: 'primary', size: 44, full: true })}
      >
        {signUp === 'open' ? t('public.signInOrUp') : t('public.signIn')}
      </Link>
      <p className="text-13 text-text-2">{hint}</p>
      {signUp === 'closed' && <p className="text-13 text-text-2">{t('public.signUpClosed')}</p>}
    </div>
  );
}
