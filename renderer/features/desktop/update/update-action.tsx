import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../../components/ui/button.tsx';
import { desktopBridge } from '../../../lib/desktop/bridge.ts';
import { useDesktopState } from '../../../lib/desktop/desktop-store.ts';
import { useRestart } from './use-restart.ts';

/** What can be done about new versions now: search for one, or restart into it. */
export function UpdateAction({ size }: Pick<ButtonProps, 'size'>) {
  const { t } = useTranslation('desktop');
  const { update } = useDesktopState();
  const { restarting, restart } = useRestart();
  if (update.status === 'ready')
    return (
      <Button variant="primary" size={size} loading={restarting} onClick={restart}>
        {t('update.restart')}
      </Button>
    );
  if (update.status === 'downloading' || update.status === 'unsupported') return null;
  return (
    <Button
      size={size}
      loading={update.status === 'checking'}
      onClick={() => void desktopBridge?.updates.check()}
    >
      {t('update.check')}
    </Button>
  );
}
