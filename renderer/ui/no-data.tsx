import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state.tsx';

/** A list that is still empty: 'No Data', one sentence, and the first action. */
export function NoData({ children, actions }: { children?: ReactNode; actions?: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState drawing="blank" title={t('noData')} actions={actions}>
      {children}
    </EmptyState>
  );
}
