import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { clockText } from '../../lib/countdown/clock-text.ts';

interface PastedCodeProps {
  code: string;
  /** Seconds for which it is valid. */
  left: number;
  /** The same for pages without scripts, which cannot count. */
  minutes: number;
}

/** The code, for when the link does not lead to the app. */
export function PastedCode({ code, left, minutes }: PastedCodeProps) {
  const { t } = useTranslation('handover');
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
