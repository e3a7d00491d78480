import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountSection } from './account-section.tsx';

/** What belongs to the desktop app; there alone. */
export function DesktopSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation('desktop');
  return (
    <AccountSection title={t('settings.title')} description={t('settings.description')}>
      {children}
    </AccountSection>
  );
}
