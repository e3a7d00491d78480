import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkUserResult } from '#contract/users/bans.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useDisabledReason } from './use-disabled-reason.ts';

interface RejectedUsersDialogProps {
  refused: BulkUserResult['refused'];
  onClose(): void;
}

/** Names the users who were left as they are, each with the reason. */
export function RejectedUsersDialog({ refused, onClose }: RejectedUsersDialogProps) {
  const { t } = useTranslation('users');
  const reasonOf = useDisabledReason();
  // While it closes it still says what it said.
  const [shown, setShown] = useState(refused);
  useEffect(() => {
    if (refused.length > 0) setShown(refused);
  }, [refused]);
  return (
    <Dialog
      open={refused.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={t('bulk.refusedTitle', { count: shown.length })}
      actions={
        <Button size={36} variant="primary" onClick={onClose}>
          {t('bulk.close')}
        </Button>
      }
    >
      <ul className="max-h-80 divide-y divide-line overflow-y-auto rounded-8 bg-sunken px-3 py-1 text-13">
        {shown.map(({ id, name, code }) => (
          <li key={id} className="py-2">
            <bdi className="block truncate font-medium">{name || id}</bdi>
            <span className="block text-text-2">{reasonOf(code)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
