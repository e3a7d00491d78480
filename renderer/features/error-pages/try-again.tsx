import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';

/** How long to let a fault pass before the data is loaded again, in milliseconds. */
const delay = 600;

/** Loads the data of the page once more. */
export function TryAgain() {
  const { t } = useTranslation('error-pages');
  const { state, revalidate } = useRevalidator();
  const [waiting, setWaiting] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const start = () => {
    setWaiting(true);
    timer.current = window.setTimeout(async () => {
      await revalidate();
      setWaiting(false);
    }, delay);
  };

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
