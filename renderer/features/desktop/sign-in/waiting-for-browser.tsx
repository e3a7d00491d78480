import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrowserSignIn } from '#contract/desktop/state.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { AuthHeading } from '../../../components/ui/auth-heading.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { clockText, useSecondsUntil } from '../../../lib/countdown.ts';
import { desktopBridge } from '../../../lib/desktop/bridge.ts';
import { useDesktopState } from '../../../lib/desktop/desktop-store.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { pageHeading } from '../../../lib/navigation/heading-focus.ts';

interface WaitingForBrowserProps {
  signIn: Exclude<BrowserSignIn, { status: 'idle' }>;
  onStart(): void;
}

/** Step of the sign-in in the browser: instructions, time left, errors, and a field for the code. */
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

/** Takes the code that the browser shows, where its link does not lead back to the app. */
function PasteForm() {
  const { t } = useTranslation('desktop');
  const [code, setCode] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    const { accepted } = (code.trim() && (await desktopBridge?.signIn.paste({ code: code.trim() }))) || {
      accepted: false,
    };
    setIsInvalid(!accepted);
    if (!accepted) field.current?.focus();
  }

  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
      <Field
        label={t('browserSignIn.code')}
        hint={t('browserSignIn.codeHint')}
        error={isInvalid && t('browserSignIn.noCode')}
      >
        <Input
          ref={field}
          size={44}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setIsInvalid(false);
          }}
        />
      </Field>
      <Button type="submit" size={44} full>
        {t('browserSignIn.useCode')}
      </Button>
    </form>
  );
}
