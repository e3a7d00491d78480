import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrowserSignIn } from '#contract/desktop/state.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { AuthHeading } from '../../../components/ui/auth-heading.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { clockText } from '../../../lib/countdown/clock-text.ts';
import { useSecondsUntil } from '../../../lib/countdown/use-seconds-until.ts';
import { desktopBridge } from '../../../lib/desktop/bridge.ts';
import { useDesktopState } from '../../../lib/desktop/desktop-store.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { pageHeading } from '../../../lib/navigation/page-heading.ts';
import { PasteForm } from './paste-form.tsx';

interface WaitingForBrowserProps {
  signIn: Exclude<BrowserSignIn, { status: 'idle' }>;
  onStart(): void;
}

/** What is to be done in the browser, how long the app waits for it, and what went wrong. */
export function WaitingForBrowser({ signIn, onStart }: WaitingForBrowserProps) {
  const { t } = useTranslation('desktop');
  const { server } = useDesktopState();
  const seconds = useSecondsUntil(signIn.status === 'waiting' ? Date.parse(signIn.expiresAt) : undefined);
  const failure = signIn.status === 'failed' ? signIn.reason : undefined;
  // The code may still be good where the server gave no verdict on it.
  const takesCode = signIn.status === 'waiting' || failure === 'unreachable';
  useEffect(() => pageHeading()?.focus({ preventScroll: true }), []);
  return (
    <>
      <AuthHeading title={t('browserSignIn.title')}>
        {t('browserSignIn.description', { host: isolate(new URL(server.address).host) })}
      </AuthHeading>
      {failure && (
        <Alert tone="danger" role="alert">
          {t(`browserSignIn.failed.${failure}`)}
        </Alert>
      )}
      <p role="status" className={signIn.status === 'finishing' ? 'text-13 text-text-2' : 'sr-only'}>
        {signIn.status === 'finishing' && t('browserSignIn.finishing')}
      </p>
      {takesCode && <PasteForm />}
      <div className="flex flex-wrap items-center gap-2">
        {signIn.status !== 'finishing' && (
          <>
            <Button size={36} onClick={onStart}>
              {t('browserSignIn.openAgain')}
            </Button>
            <Button variant="ghost" size={36} onClick={() => void desktopBridge?.signIn.cancel()}>
              {t('browserSignIn.cancel')}
            </Button>
          </>
        )}
      </div>
      {signIn.status === 'waiting' && (
        <p className="text-13 text-text-3 tabular-nums">
          {t('browserSignIn.remaining', { time: clockText(seconds) })}
        </p>
      )}
    </>
  );
}
