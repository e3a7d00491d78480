import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../../components/ui/button.tsx';
import { desktopBridge } from '../../../lib/desktop/bridge.ts';

/** Asks the server again at once, rather than after the wait. */
export function RetryButton(look: Pick<ButtonProps, 'variant' | 'size' | 'className'>) {
  const { t } = useTranslation('desktop');
  const [asking, setAsking] = useState(false);

  async function retry() {
    setAsking(true);
    await desktopBridge?.server.retry().finally(() => setAsking(false));
  }

  return (
    <Button {...look} loading={asking} onClick={() => void retry()}>
      {t('connection.retry')}
    </Button>
  );
}
