import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { ServerForm } from './server-form.tsx';

interface ServerDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Changes the server that the app talks to. */
export function ServerDialog({ open, onOpenChange }: ServerDialogProps) {
  const { t } = useTranslation('desktop');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('server.title')}
      description={t('server.description')}
    >
      <ServerForm onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
