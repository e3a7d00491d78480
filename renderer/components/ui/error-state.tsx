import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { restoreFocus } from '../../lib/navigation/heading-focus.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

type ErrorStateProps = {
  onRetry: () => void;
  retrying?: boolean;
  /** Sentence on what is safe; by default that nothing is lost. */
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

/** A region whose data waits for the network; it comes by itself. */
export function OfflineState({ headingLevel }: Pick<EmptyStateProps, 'headingLevel'>) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState role="status" drawing="snapped" title={t('offline.title')} headingLevel={headingLevel}>
      {t('offline.description')}
    </EmptyState>
  );
}

/** Stands above the places of what comes, while it failed and is tried again. */
export function RetryNotice({ onStop }: { onStop: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <div ref={restoreFocus} className="mb-4">
      <Alert
        tone="warning"
        action={
          <Button size={28} onClick={onStop}>
            {t('retrying.stop')}
          </Button>
        }
      >
        {t('retrying.notice')}
      </Alert>
    </div>
  );
}
