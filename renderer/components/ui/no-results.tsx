import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Kbd } from './kbd.tsx';

type NoResultsProps = {
  searchTerm: string;
  onClear: () => void;
  /** See EmptyState. */
  headingLevel?: 2 | 3;
  /** Where was looked, in one sentence. */
  children?: ReactNode;
};

/** A search that found nothing: names the term and offers to clear it. */
export function NoResults({ searchTerm, onClear, headingLevel, children }: NoResultsProps) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      role="status"
      drawing="misfit"
      headingLevel={headingLevel}
      title={t('noResults', { searchTerm })}
      actions={
        <Button onClick={onClear}>
          {t('search.clear')} <Kbd className="pointer-coarse:hidden">Esc</Kbd>
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
