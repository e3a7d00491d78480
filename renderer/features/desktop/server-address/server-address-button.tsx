import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../../components/ui/button.tsx';
import { ServerDialog } from './server-dialog.tsx';

/** Opens the dialog for another server. */
export function ServerAddressButton({
  children,
  ...look
}: Pick<ButtonProps, 'size' | 'children' | 'aria-label'>) {
  const { t } = useTranslation('desktop');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children ?? t('server.title')}
      </Button>
      <ServerDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
