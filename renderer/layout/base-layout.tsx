import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHistoryStack } from '../lib/navigation/history-stack.ts';
import { useInit } from '../lib/services/use-init.ts';
import { shellSlots } from '../lib/shell/shell-slots.ts';
import { loadedEnvironmentBanner, loadedImpersonationBanner } from './banners.ts';
import { loadedDemoBanner } from './demo/load-demo.ts';
import { OfflineBanner, useOffline } from './offline-banner.tsx';

/** Id of a layout's main element, to which the skip link leads. */
export const contentId = 'content';

/**
 * The outermost box of every page, with the banners above it: environment, impersonation, demo, offline. Their heights
 * are in renderer/styles/sticky.css.
 */
export function BaseLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { banner, currentUser, demo } = useInit();
  const EnvironmentBanner = loadedEnvironmentBanner();
  const ImpersonationBanner = loadedImpersonationBanner();
  const DemoBanner = loadedDemoBanner();
  const offline = useOffline();
  const { ConnectionBanner } = shellSlots;
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

/** The first stop of the Tab key: leads past the navigation. Plain, so that it works before the page is alive. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href={`#${contentId}`}
      className="fixed start-3 top-2 z-50 -translate-y-20 rounded-6 bg-inverse px-3 py-2 font-medium text-13 text-on-inverse focus-visible:translate-y-0 print:hidden"
    >
      {t('navigation.skipToContent')}
    </a>
  );
}
