import { useTranslation } from 'react-i18next';
import { product } from '#contract/product.ts';
import { Link } from '../../components/navigation/link.tsx';
import { AuthHeading } from '../../components/ui/auth-heading.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { KeyDrawing } from '../../components/ui/key-drawing.tsx';

interface DesktopSignInUnavailableProps {
  /** `expired`: the code was not used in time. */
  reason: 'invalid' | 'demo' | 'impersonating' | 'expired';
}

/** Why the desktop app cannot be signed in from here, and what to do about it. */
export function DesktopSignInUnavailable({ reason }: DesktopSignInUnavailableProps) {
  const { t } = useTranslation(['desktop-sign-in', 'error-pages']);
  return (
    <>
      <KeyDrawing of="misfit" />
      <AuthHeading title={t(`${reason}.title`)}>
        {t(`${reason}.description`, { product: product.name })}
      </AuthHeading>
      <div>
        <Link to="/" className={buttonClass({ size: 36 })}>
          {t('error-pages:home')}
        </Link>
      </div>
    </>
  );
}
