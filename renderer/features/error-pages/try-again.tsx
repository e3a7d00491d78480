import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { canReachServer } from '../../lib/api/send-request.ts';

/** How long to wait after an error before the data is loaded again, in milliseconds. */
const delay = 600;

/** Another document is fetched without a press once in this time, in milliseconds: it may lack the same file. */
const reloadPause = 60_000;
const reloadKey = 'reloaded-at';

interface TryAgainProps {
  /** Only another document can fetch what is missing. */
  needsDocument?: boolean | undefined;
}

/**
 * Loads the page once more: on a press, and by itself when the network is back, or when only another document can show
 * it.
 */
export function TryAgain({ needsDocument }: TryAgainProps) {
  const { t } = useTranslation('error-pages');
  const { state, revalidate } = useRevalidator();
  const [waiting, setWaiting] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const start = () => {
    setWaiting(true);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(async () => {
      // Without a server the browser would put its own error page in place of this one.
      if (needsDocument && (await canReachServer())) location.reload();
      else await revalidate();
      setWaiting(false);
    }, delay);
  };
  const startByItself = useEffectEvent(start);
  useEffect(() => {
    const onOnline = () => startByItself();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  useEffect(() => {
    if (!needsDocument) return;
    let isOver = false;
    void canReachServer().then((reachable) => {
      if (reachable && !isOver && mayReload()) startByItself();
    });
    return () => {
      isOver = true;
    };
  }, [needsDocument]);

  return (
    <Button variant="primary" size={36} loading={waiting || state === 'loading'} onClick={start}>
      {t('tryAgain')}
    </Button>
  );
}

/** Returns whether a reload by itself is due, and records it; false where session storage is off. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadKey)) < reloadPause) return false;
    sessionStorage.setItem(reloadKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
