import { useTranslation } from 'react-i18next';
import { handFocusOn } from '../../lib/navigation/hand-focus-on.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Filters without a term that leave nobody. */
export function NobodyMatches({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('users');
  return (
    <EmptyState
      role="status"
      drawing="misfit"
      headingLevel={2}
      title={t('list.filteredHint')}
      actions={
        <Button ref={handFocusOn} onClick={onClear}>
          {t('list.clearFilters')}
        </Button>
      }
    />
  );
}
