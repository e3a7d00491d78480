import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import { Button } from '../../../components/ui/button.tsx';
import { FailureAlert } from '../../../components/ui/failure-alert.tsx';
import { callFunction } from '../../../lib/api/send-request.ts';
import { createChunk, loadWhenIdle } from '../../../lib/chunks/chunk.ts';
import { useServices } from '../../../lib/services/services.ts';
import { shellBridge } from '../../../lib/shell/bridge.ts';

const webauthn = createChunk(() => import('../../../lib/passkeys/webauthn.ts'));

/** A challenge expires before a page is left that stays open for long. */
const renewAfter = 9 * 60 * 1000;

/**
 * Button that signs in by a passkey. Once the page is idle, the browser offers passkeys in the field for the address as
 * well, until this page is left. In a shell the button leads to the system's browser.
 */
export function PasskeySignIn() {
  const { t, i18n } = useTranslation('sign-in');
  const services = useServices();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = safeRedirect(search.get('redirect'));
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  /** Ends the request that waits: a browser has one at a time. */
  const waiting = useRef<AbortController>(undefined);

  async function request(mediation?: 'conditional'): Promise<void> {
    waiting.current?.abort();
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    let isChosen = mediation === undefined;
    try {
      if (shellBridge) await services.signIn.startSocial('passkey', target);
      else {
        const { askForPasskey } = await webauthn.load();
        const call = { language: i18n.language, reads: false };
        const options = await callFunction('passkeys.signInOptions', undefined, { ...call, signal });
        const request = { signal, ...(mediation && { mediation }) };
        const credential = await askForPasskey(options as object, t('passkey.notUsed'), request);
        isChosen = true;
        await callFunction('passkeys.signIn', { credential }, call);
        // What somebody else has read in this document before.
        services.data.loaded?.queryClient.clear();
        await services.init.reload();
      }
      await navigate(target ?? '/login', { replace: true });
    } catch (error) {
      // Nobody has asked for what could not be offered, and to ask again at once would never end.
      if (signal.aborted || !isChosen) return;
      setFailure(error);
      if (webauthn.loaded?.canUsePasskeys()) void request('conditional');
    }
  }

  const offer = useEffectEvent(async () => {
    if (!pending) await request('conditional');
  });
  useEffect(() => {
    let renewal: NodeJS.Timeout | undefined;
    let isLeft = false;
    loadWhenIdle(async () => {
      const { canUsePasskeys } = await webauthn.load();
      if (isLeft || !canUsePasskeys()) return;
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      renewal = setInterval(offer, renewAfter);
      await offer();
    });
    return () => {
      isLeft = true;
      clearInterval(renewal);
      waiting.current?.abort();
    };
  }, []);

  async function press() {
    setFailure(undefined);
    setPending(true);
    await request();
    setPending(false);
  }

  return (
    <div className="grid gap-3 noscript:hidden">
      <FailureAlert error={failure} />
      <Button
        size={36}
        full
        icon={KeyRound}
        loading={pending}
        aria-label={t('passkey.signIn')}
        onClick={() => void press()}
      >
        {t('passkey.label')}
      </Button>
    </div>
  );
}
