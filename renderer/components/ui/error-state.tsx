import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { restoreFocus } from '../../lib/navigation/restore-focus.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type ErrorStateProps = {
  onRetry: () => void;
  retrying?: boolean;
  /** What is safe; by default that nothing is lost. */
  children?: ReactNode;
  requestId?: string | undefined;
  /** See EmptyState. */
  headingLevel?: 2 | 3;
};

/** A region whose data did not come. */
export function ErrorState({ onRetry, retrying, children, requestId, headingLevel }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      role="alert"
      drawing="snapped"
      title={t('error.title')}
      headingLevel={headingLevel}
      actions={
        <Button ref={restoreFocus} icon={RotateCw} loading={retrying} onClick={onRetry}>
          {t('error.retry')}
        </Button>
      }
      note={
        requestId && (
          <>
            {t('error.request')} <span className="ltr-isolate">{requestId}</span>
          </>
        )
      }
    >
      {children ?? t('error.safe')}
    </EmptyState>
  );
}
