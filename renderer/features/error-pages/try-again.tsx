import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';

/** How long to let a fault pass before the data is loaded again, in milliseconds. */
const delay = 600;

interface TryAgainProps {
  /** Only another document can fetch what is missing. */
  needsDocument?: boolean | undefined;
}

/** Loads the page once more: on a press, and by itself when the network is back. */
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
      if (needsDocument && navigator.onLine) location.reload();
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

  return (
    <Button
      variant="primary"
      size={36}
      className="noscript:hidden"
      loading={waiting || state === 'loading'}
      onClick={start}
    >
      {t('tryAgain')}
    </Button>
  );
}
