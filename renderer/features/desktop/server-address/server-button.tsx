import Server from 'lucide-react/icons/server';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps, buttonClass } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { useDesktopState } from '../../../lib/desktop/desktop-store.ts';
import { ServerDialog } from './server-dialog.tsx';

/** Button with the server's host, which opens the dialog to change it. */
export function ServerButton() {
  const { t } = useTranslation('desktop');
  const { server } = useDesktopState();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t('server.buttonLabel', { address: server.address })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={buttonClass({ variant: 'ghost', className: 'min-w-0 shrink!' })}
      >
        <Icon of={Server} />
        <bdi dir="ltr" className="truncate leading-normal">
          {new URL(server.address).host}
        </bdi>
      </button>
      <ServerDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

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
