import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { loginErrorOf } from '#contract/errors/provider-errors.ts';
import { product } from '#contract/product.ts';
import { Link } from '../../components/navigation/link.tsx';
import { AuthHeading } from '../../components/ui/auth-heading.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { StateDrawing } from '../../components/ui/state-drawing.tsx';
import { loginAddress } from '../../lib/navigation/login-address.ts';

/** Why a sign-in through a provider failed, and what to do about it. */
export function LoginErrorPage() {
  const { t } = useTranslation('sign-in');
  const [search] = useSearchParams();
  const reason = loginErrorOf(search.get('error'));
  const needsAccount = reason === 'signup_disabled';
  return (
    <>
      <StateDrawing of="misfit" />
      <AuthHeading title={t(`error.${reason}.title`)}>{t(`error.${reason}.description`)}</AuthHeading>
      <div className="flex flex-wrap items-center gap-2">
        <Link to={loginAddress(search)} className={buttonClass({ variant: 'primary', size: 36 })}>
          {needsAccount ? t('error.tryAnotherAddress') : t('error.backToSignIn')}
        </Link>
        {needsAccount && (
          <a href={`mailto:${product.contact}`} className={buttonClass({ size: 36 })}>
            {t('error.askForAccount')}
          </a>
        )}
      </div>
    </>
  );
}
