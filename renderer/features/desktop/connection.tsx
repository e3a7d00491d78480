import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { product } from '#contract/product.ts';
import { Button, type ButtonProps } from '../../components/ui/button.tsx';
import { OfflineBanner, useOffline } from '../../layout/offline-banner.tsx';
import { clockText, useSecondsUntil } from '../../lib/countdown.ts';
import { desktopBridge } from '../../lib/desktop/bridge.ts';
import { useDesktopState } from '../../lib/desktop/desktop-store.ts';
import { useServices } from '../../lib/services/services.ts';

/** Says above a page that is shown why nothing can be saved. Where no page could be shown, the screen says it. */
export function ConnectionBanner() {
  const { t } = useTranslation('desktop');
  const { connection } = useDesktopState();
  const { init } = useServices();
  const known = useSyncExternalStore(init.subscribe, init.get);
  const offline = useOffline();
  const failed = connection.status === 'failed' ? connection.problem : undefined;
  const problem = failed ?? (offline ? 'unreachable' : undefined);
  if (!problem || !known) return null;
  return (
    <OfflineBanner action={failed && <RetryButton size={28} className="-my-0.5 h-6!" />}>
      {t(`connection.${problem}.strip`, { product: product.name })}
    </OfflineBanner>
  );
}

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

/** When the app tries again by itself. */
export function RetryCountdown({ retryAt }: { retryAt: string }) {
  const { t } = useTranslation('desktop');
  const seconds = useSecondsUntil(Date.parse(retryAt));
  return (
    <p className="text-13 text-text-3 tabular-nums">
      {seconds > 0 ? t('connection.retryIn', { time: clockText(seconds) }) : t('connection.retrying')}
    </p>
  );
}
