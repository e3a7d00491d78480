import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EnvironmentBanner } from '../../ui/environment-banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { loadedDemoBanner } from '../demo/load-demo.ts';
import { useVisited } from '../navigation/visited.ts';
import { useInit } from '../use-init.ts';
import { loadedImpersonationBanner } from './impersonation.ts';
import { useOffline } from './use-offline.ts';

/**
 * The outermost box of every page, with the strips that stand above it: environment, impersonation, demo, offline. Their heights
 * are in renderer/styles/sticky.css.
 */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { banner, visitor, demo } = useInit();
  const ImpersonationBanner = loadedImpersonationBanner();
  const DemoBanner = loadedDemoBanner();
  const offline = useOffline();
  useVisited();
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <div className="sticky top-0 z-20">
        {banner && (
          <div data-sticky="environment">
            <EnvironmentBanner {...banner} />
          </div>
        )}
        {visitor?.impersonatedBy && ImpersonationBanner && (
          <div data-sticky="impersonation">
            <ImpersonationBanner person={visitor} admin={visitor.impersonatedBy} />
          </div>
        )}
        {demo && DemoBanner && (
          <div data-sticky="demo">
            <DemoBanner />
          </div>
        )}
        <div role="status">
          {offline && (
            <p
              data-sticky="offline"
              className="flex h-9 items-center justify-center gap-2 border-warning-line border-b bg-warning-tint px-4 text-13"
            >
              <Icon of={WifiOff} className="text-warning-text" />
              <span className="line-clamp-2 max-sm:text-12 max-sm:leading-4">{t('offline.notice')}</span>
            </p>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}
