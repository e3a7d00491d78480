import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { desktopBridge } from '../../../lib/desktop/bridge.ts';
import { useDesktopState } from '../../../lib/desktop/desktop-store.ts';
import { pageHeading } from '../../../lib/navigation/heading-focus.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { WaitingForBrowser } from './waiting-for-browser.tsx';

const storageKey = 'desktop-memory-notice';

/**
 * The page on which one signs in, in the desktop app: while the sign-in is under way in the system's browser, what is
 * to be done replaces it. What was typed into the page stays.
 */
export function BrowserSignIn({ children }: { children: ReactNode }) {
  const { t } = useTranslation('desktop');
  const { signIn } = useDesktopState();
  const { providers, demo } = useInit();
  const [noBrowser, setNoBrowser] = useState(false);
  const idle = signIn.status === 'idle';

  function start() {
    setNoBrowser(false);
    desktopBridge?.signIn.start({}).catch(() => setNoBrowser(true));
  }

  return (
    <>
      {!idle && <WaitingForBrowser signIn={signIn} onStart={start} />}
      <LinksOffer />
      {idle && <MemoryNotice />}
      {idle && noBrowser && (
        <Alert tone="danger" role="alert">
          {t('browserSignIn.noBrowser')}
        </Alert>
      )}
      <div className={idle ? 'contents' : 'hidden'}>{children}</div>
      {/* Whoever is signed in there need not ask for a code. Where there are providers, their buttons lead there. */}
      {idle && providers.length === 0 && !demo && (
        <Button variant="ghost" size={36} onClick={start}>
          {t('browserSignIn.start')}
        </Button>
      )}
    </>
  );
}

/** Says, until it is closed for good, that a sign-in ends with the app where the system offers no keyring. */
function MemoryNotice() {
  const { t } = useTranslation('desktop');
  const { sessionStorage } = useDesktopState();
  const [closed, setClosed] = useState(() => localStorage.getItem(storageKey) !== null);
  if (sessionStorage !== 'memory' || closed) return null;
  return (
    <Alert
      tone="info"
      action={
        <IconButton
          icon={X}
          size={28}
          label={t('session.close')}
          onClick={() => {
            localStorage.setItem(storageKey, 'closed');
            setClosed(true);
          }}
        />
      }
    >
      {t('session.memory')}
    </Alert>
  );
}

/** Asks, where nobody has yet, whether an AppImage may make links lead to it: where one signs in they are needed first. */
function LinksOffer() {
  const { t } = useTranslation('desktop');
  const { links } = useDesktopState();
  const [accepting, setAccepting] = useState(false);
  if (links === 'blocked' && accepting)
    return (
      <Alert tone="danger" role="alert">
        {t('links.blocked')}
      </Alert>
    );
  if (links !== 'undecided') return null;

  function choose(accept: boolean) {
    setAccepting(accept);
    void desktopBridge?.links.choose({ accept });
    // What was pressed goes away.
    pageHeading()?.focus({ preventScroll: true });
  }

  return (
    <Alert tone="info">
      <p>{t('links.offer')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size={28} loading={accepting} onClick={() => choose(true)}>
          {t('links.accept')}
        </Button>
        <Button variant="ghost" size={28} onClick={() => choose(false)}>
          {t('links.decline')}
        </Button>
      </div>
    </Alert>
  );
}
