import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { callbackLink } from '#contract/desktop/addresses.ts';
import type { Handover } from '#contract/desktop/handover.ts';
import type { HandoverCode } from '#contract/pages/pages.ts';
import { product } from '#contract/product.ts';
import { AuthHeading } from '../../components/ui/auth-heading.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { pageHeading } from '../../lib/navigation/page-heading.ts';
import { NothingToHandOver } from './nothing-to-hand-over.tsx';
import { PastedCode } from './pasted-code.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

interface HandedOverProps {
  given: HandoverCode;
  handover: Handover;
}

/** Returns to the app by its link; where that does nothing there is a button, and the code to paste. */
export function HandedOver({ given: { code, expiresIn }, handover: { state, device } }: HandedOverProps) {
  const { t } = useTranslation('handover');
  const left = useSecondsLeft(expiresIn);
  const link = `${callbackLink}?${new URLSearchParams({ code, state })}`;
  const texts = { product: product.name, device: isolate(device) };

  useEffect(() => {
    // The button that was pressed is gone.
    pageHeading()?.focus({ preventScroll: true });
    location.assign(link);
  }, [link]);

  if (left === 0) return <NothingToHandOver reason="expired" />;
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
