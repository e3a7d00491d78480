import { useTranslation } from 'react-i18next';
import { installCommand } from '#contract/desktop/package-type.ts';
import { useDesktopState } from '../../../lib/desktop/desktop-store.ts';
import { DownloadProgress } from './download-progress.tsx';

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
