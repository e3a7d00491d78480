import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useDesktopState } from '../../../lib/desktop/desktop-store.ts';

const storageKey = 'desktop-memory-notice';

/** Says, until it is closed for good, that a sign-in ends with the app where the system offers no keyring. */
export function MemoryNotice() {
  const { t } = useTranslation('desktop');
  const { sessionKept } = useDesktopState();
  const [closed, setClosed] = useState(() => localStorage.getItem(storageKey) !== null);
  if (sessionKept !== 'memory' || closed) return null;
  return (
    <Alert
      tone="info"
      action={
        <IconButton
          icon={X}
          size={28}
          label={t('session.close')}
          onClick={() => {
            localStorage.setItem(storageKey, 'closed');
            setClosed(true);
          }}
        />
      }
    >
      {t('session.memory')}
    </Alert>
  );
}
