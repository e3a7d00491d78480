import { useTranslation } from 'react-i18next';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

/** A region whose data waits for the network; it comes by itself. */
export function OfflineState({ headingLevel }: Pick<EmptyStateProps, 'headingLevel'>) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState role="status" drawing="snapped" title={t('offline.title')} headingLevel={headingLevel}>
      {t('offline.description')}
    </EmptyState>
  );
}
