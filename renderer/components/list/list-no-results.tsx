import { useTranslation } from 'react-i18next';
import { restoreFocus } from '../../lib/navigation/restore-focus.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

interface ListNoResultsProps {
  /** That nothing is as the filters say. */
  title: string;
  onClear(): void;
}

/** Filters without a term that leave nothing. */
export function ListNoResults({ title, onClear }: ListNoResultsProps) {
  const { t } = useTranslation('records');
  return (
    <EmptyState
      role="status"
      drawing="misfit"
      headingLevel={2}
      title={title}
      actions={
        <Button ref={restoreFocus} onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    />
  );
}
