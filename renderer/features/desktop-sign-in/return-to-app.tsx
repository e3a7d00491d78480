import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callbackLink } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import type { DesktopSignInRequest } from '#contract/schemas/desktop-sign-in.ts';
import type { DesktopSignInCode } from '#contract/schemas/desktop-sign-in-code.ts';
import { Link } from '../../components/navigation/link.tsx';
import { AuthHeading } from '../../components/ui/auth-heading.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { StateDrawing } from '../../components/ui/state-drawing.tsx';
import { clockText } from '../../lib/countdown.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { pageHeading } from '../../lib/navigation/heading-focus.ts';

interface ReturnToAppProps {
  given: DesktopSignInCode;
  signInRequest: DesktopSignInRequest;
}

/** Returns to the app by its link; where that does nothing there is a button, and the code to paste. */
export function ReturnToApp({
  given: { code, expiresIn },
  signInRequest: { state, device },
}: ReturnToAppProps) {
  const { t } = useTranslation('desktop-sign-in');
  const left = useSecondsLeft(expiresIn);
  const link = `${callbackLink}?${new URLSearchParams({ code, state })}`;
  const texts = { product: product.name, device: isolate(device) };

  useEffect(() => {
    // The button that was pressed is gone.
    pageHeading()?.focus({ preventScroll: true });
    location.assign(link);
  }, [link]);

  if (left === 0) return <DesktopSignInUnavailable reason="expired" />;
  return (
    <>
      <AuthHeading title={t('done.title')}>{t('done.description', texts)}</AuthHeading>
      <a href={link} className={buttonClass({ variant: 'primary', size: 44, full: true })}>
        {t('done.open', texts)}
      </a>
      <PastedCode code={code} left={left} minutes={Math.ceil(expiresIn / 60)} />
    </>
  );
}

interface PastedCodeProps {
  code: string;
  /** Seconds for which it is valid. */
  left: number;
  /** The same for pages without scripts, which cannot count. */
  minutes: number;
}

/** The code, for when the link does not lead to the app. */
function PastedCode({ code, left, minutes }: PastedCodeProps) {
  const { t } = useTranslation('desktop-sign-in');
  return (
    <section aria-label={t('code.label')} className="grid gap-2 border-line border-t pt-5 text-13">
      <p className="text-text-2">{t('code.instruction')}</p>
      <div className="flex items-center gap-2 rounded-8 border border-line bg-sunken py-1.5 ps-3 pe-1.5">
        <code className="ltr-isolate wrap-anywhere min-w-0 flex-1 select-all text-13">{code}</code>
        <span className="noscript:hidden">
          <CopyButton text={code} label={t('code.copy')} />
        </span>
      </div>
      <p className="text-text-3">
        <span role="timer" className="tabular-nums noscript:hidden">
          {t('code.validFor', { time: clockText(left) })}
        </span>
        <span className="hidden noscript:inline">{t('code.validMinutes', { count: minutes })}</span>{' '}
        {t('code.secret')}
      </p>
    </section>
  );
}

/** Seconds left of those that there were when the part appeared, down to 0. All of them on the server. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

interface DesktopSignInUnavailableProps {
  /** `expired`: the code was not used in time. */
  reason: 'invalid' | 'demo' | 'impersonating' | 'expired';
}

/** Why the desktop app cannot be signed in from here, and what to do about it. */
export function DesktopSignInUnavailable({ reason }: DesktopSignInUnavailableProps) {
  const { t } = useTranslation(['desktop-sign-in', 'error-pages']);
  return (
    <>
      <StateDrawing of="misfit" />
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
