import { useTranslation } from 'react-i18next';
import type { Update } from '#contract/desktop/state.ts';
import { Button } from '../../../ui/button.tsx';
import { desktopBridge } from '../bridge.ts';
import { useDesktopState } from '../desktop-store.ts';
import { DownloadProgress } from './download-progress.tsx';
import { useRestart } from './use-restart.ts';

/** How it stands with new versions, and what can be done about it. */
export function UpdateStatus() {
  const { t } = useTranslation('desktop');
  const { update } = useDesktopState();
  const { restarting, restart } = useRestart();
  const canCheck = update.status === 'idle' || update.status === 'checking' || update.status === 'failed';
  return (
    <div className="grid justify-items-start gap-2.5 text-13">
      {update.status === 'downloading' ? (
        <div className="w-full">
          <DownloadProgress version={update.version} percent={update.percent} />
        </div>
      ) : (
        <p role="status" className="text-text-2">
          <StatusText of={update} />
        </p>
      )}
      {canCheck && (
        <Button loading={update.status === 'checking'} onClick={() => void desktopBridge?.updates.check()}>
          {t('update.check')}
        </Button>
      )}
      {update.status === 'ready' && (
        <Button variant="primary" loading={restarting} onClick={restart}>
          {t('update.restart')}
        </Button>
      )}
    </div>
  );
}

function StatusText({ of: update }: { of: Exclude<Update, { status: 'downloading' }> }) {
  const { t } = useTranslation('desktop');
  if (update.status === 'ready') return t('update.ready', { version: update.version });
  if (update.status === 'failed') return t(`update.failed.${update.reason}`);
  if (update.status === 'unsupported') return t(`update.unsupported.${update.reason}`);
  return update.status === 'checking' ? t('update.checking') : t('update.idle');
}
