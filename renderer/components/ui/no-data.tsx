import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state.tsx';

type NoDataProps = {
  children?: ReactNode;
  actions?: ReactNode;
  /** See EmptyState. */
  headingLevel?: 2 | 3;
};

/** A list that is still empty: 'No Data', one sentence, and the first action. */
export function NoData({ children, actions, headingLevel }: NoDataProps) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState drawing="blank" title={t('noData')} actions={actions} headingLevel={headingLevel}>
      {children}
    </EmptyState>
  );
}
