import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { installCommand } from '#contract/desktop/package-type.ts';
import { Button, type ButtonProps } from '../../../components/ui/button.tsx';
import { desktopBridge } from '../../../lib/desktop/bridge.ts';
import { useDesktopState } from '../../../lib/desktop/desktop-store.ts';

/** Button that checks for a new version, or restarts into the one that is ready. */
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

/** The state of updates, in a sentence. */
export function UpdateText() {
  const { t } = useTranslation('desktop');
  const { update } = useDesktopState();
  if (update.status === 'downloading')
    return <DownloadProgress version={update.version} percent={update.percent} />;
  const text = () => {
    if (update.status === 'ready') {
      const key = update.requiresPassword ? 'update.readyWithPassword' : 'update.ready';
      return t(key, { version: update.version });
    }
    if (update.status === 'failed') return t(`update.failed.${update.reason}`);
    if (update.status === 'unsupported') return t(`update.unsupported.${update.reason}`);
    return update.status === 'checking' ? t('update.checking') : t('update.idle');
  };
  const isPackage = update.status === 'unsupported' && update.reason === 'package-manager';
  return (
    <p role="status">
      {text()}
      {isPackage && <code className="ltr-isolate block select-all">{installCommand}</code>}
    </p>
  );
}

interface DownloadProgressProps {
  version: string;
  percent: number;
  /** There is no room for words. */
  barOnly?: boolean;
}

/** How far the download of a new version is: quiet, for it asks nothing of anybody. */
export function DownloadProgress({ version, percent, barOnly = false }: DownloadProgressProps) {
  const { t } = useTranslation('desktop');
  const label = t('update.downloading', { version });
  return (
    <div className="grid gap-1.5 text-12 text-text-3">
      {!barOnly && <span className="truncate">{label}</span>}
      <svg
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-0.5 w-full flip-rtl rounded-full bg-active"
      >
        <rect width={`${percent}%`} height="100%" className="fill-chart" />
      </svg>
    </div>
  );
}

/** Restarts the app into the version that is ready. */
export function useRestart(): { restarting: boolean; restart(): void } {
  const [restarting, setRestarting] = useState(false);
  return {
    restarting,
    restart() {
      setRestarting(true);
      // Where the app goes on after all, as when a form wants to be saved first, the button is there again.
      void desktopBridge?.updates.restart().finally(() => setRestarting(false));
    },
  };
}
