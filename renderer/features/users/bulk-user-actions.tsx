import Ban from 'lucide-react/icons/ban';
import LogOut from 'lucide-react/icons/log-out';
import { useTranslation } from 'react-i18next';
import { SelectionButton } from '../../components/list/selection-button.tsx';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/services/use-init.ts';

interface BulkUserActionsProps {
  /** How many it is about is being asked. */
  counting: boolean;
  onAsk(act: 'ban' | 'revoke'): void;
}

/** What can be done with all chosen users at once. */
export function BulkUserActions({ counting, onAsk }: BulkUserActionsProps) {
  const { t } = useTranslation('users');
  const init = useInit();
  return (
    <>
      {may(init, 'session', 'revoke') && (
        <SelectionButton
          icon={LogOut}
          label={t('bulk.revoke')}
          loading={counting}
          onClick={() => onAsk('revoke')}
        />
      )}
      {may(init, 'user', 'ban') && (
        <SelectionButton
          icon={Ban}
          label={t('access.banButton')}
          danger
          loading={counting}
          onClick={() => onAsk('ban')}
        />
      )}
    </>
  );
}
