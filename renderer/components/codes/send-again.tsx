import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../lib/countdown.ts';

interface SendAgainProps extends ComponentProps<'button'> {
  /** Seconds to wait. */
  left: number;
}

/** Button for another code, in whose place the wait stands that everybody can see. */
export function SendAgain({ left, ...button }: SendAgainProps) {
  const { t } = useTranslation('ui');
  return (
    <>
      <span>{t('code.nothingArrived')}</span>
      {left > 0 ? (
        <span role="timer" className="text-text-3 tabular-nums">
          {t('code.sendAgainIn', { time: clockText(left) })}
        </span>
      ) : (
        // A target of 26 in a line of 18.
        <button type="submit" {...button} className="link -my-1 py-1">
          {t('code.sendAgain')}
        </button>
      )}
    </>
  );
}
