import { useTranslation } from 'react-i18next';
import { restoreFocus } from '../../lib/navigation/restore-focus.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

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
