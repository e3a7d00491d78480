import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { product } from '#contract/product.ts';
import { OfflineBanner } from '../../../layout/offline-banner.tsx';
import { useOffline } from '../../../layout/use-offline.ts';
import { useDesktopState } from '../../../lib/desktop/desktop-store.ts';
import { useServices } from '../../../lib/services/services.ts';
import { RetryButton } from './retry-button.tsx';

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
