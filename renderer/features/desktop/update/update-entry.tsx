import clsx from 'clsx';
import CircleArrowUp from 'lucide-react/icons/circle-arrow-up';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/icon.tsx';
import { Tooltip } from '../../../components/ui/tooltip.tsx';
import { useDesktopState } from '../../../lib/desktop/desktop-store.ts';
import { ReleaseNotesButton } from './release-notes.tsx';
import { DownloadProgress, useRestart } from './update-state.tsx';

/** 'Restart to update' above the user in the sidebar, once a new version is there; its download before that. */
export function UpdateEntry({ rail }: { rail: boolean }) {
  const { t } = useTranslation('desktop');
  const { update } = useDesktopState();
  const { restarting, restart } = useRestart();
  if (update.status === 'downloading')
    return (
      <div className={clsx('mx-3 mt-3', !rail && 'px-2')}>
        <DownloadProgress version={update.version} percent={update.percent} barOnly={rail} />
      </div>
    );
  if (update.status !== 'ready') return null;
  return (
    <div className="mx-3 mt-3 flex min-h-9 items-center rounded-6 bg-accent-tint text-accent-text has-[>button:hover]:bg-accent-tint-2">
      <Tooltip text={t('update.restart')} side="inline-end" off={!rail}>
        <button
          type="button"
          aria-busy={restarting || undefined}
          onClick={restart}
          className={clsx(
            'flex min-h-9 min-w-0 flex-1 items-center gap-2.5 rounded-6 text-start font-medium text-13 pointer-coarse:min-h-11',
            rail ? 'justify-center' : 'px-2',
          )}
        >
          <Icon of={CircleArrowUp} />
          <span className={rail ? 'sr-only' : 'truncate'}>{t('update.restart')}</span>
        </button>
      </Tooltip>
      {!rail && <ReleaseNotesButton update={update} />}
    </div>
  );
}
