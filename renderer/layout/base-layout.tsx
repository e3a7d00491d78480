import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { desktopSlots } from '../lib/desktop/desktop-slots.ts';
import { useHistoryStack } from '../lib/navigation/history-stack.ts';
import { useInit } from '../lib/services/use-init.ts';
import { loadedDemoBanner } from './demo/load-demo.ts';
import { loadedEnvironmentBanner } from './environment.ts';
import { loadedImpersonationBanner } from './impersonation.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { useOffline } from './use-offline.ts';

/**
 * The outermost box of every page, with the banners above it: environment, impersonation, demo, offline. Their heights
 * are in renderer/styles/sticky.css.
 */
export function BaseLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { banner, visitor: currentUser, demo } = useInit();
  const EnvironmentBanner = loadedEnvironmentBanner();
  const ImpersonationBanner = loadedImpersonationBanner();
  const DemoBanner = loadedDemoBanner();
  const offline = useOffline();
  const { ConnectionBanner } = desktopSlots;
  useHistoryStack();
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <div className="sticky top-0 z-20">
        {banner && EnvironmentBanner && (
          <div data-sticky="environment">
            <EnvironmentBanner {...banner} />
          </div>
        )}
        {currentUser?.impersonatedBy && ImpersonationBanner && (
          <div data-sticky="impersonation">
            <ImpersonationBanner user={currentUser} admin={currentUser.impersonatedBy} />
          </div>
        )}
        {demo && DemoBanner && (
          <div data-sticky="demo">
            <DemoBanner />
          </div>
        )}
        <div role="status">
          {ConnectionBanner ? (
            <ConnectionBanner />
          ) : (
            offline && <OfflineBanner>{t('offline.notice')}</OfflineBanner>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}
