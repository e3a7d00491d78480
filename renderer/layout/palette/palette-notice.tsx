import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { isolate } from '../../lib/format/isolate.ts';

interface PaletteNoticeProps {
  term: string;
  /** The server did not answer; pages and actions work without it. */
  failed: boolean;
  nothing: boolean;
  retrying: boolean;
  onRetry(): void;
}

/** What became of a search that found nothing, or could not be made. */
export function PaletteNotice({ term, failed, nothing, retrying, onRetry }: PaletteNoticeProps) {
  const { t } = useTranslation('palette');
  const { t: ui } = useTranslation('ui');
  if (failed)
    return (
      <div role="alert" className="flex shrink-0 items-center gap-3 px-4 pt-3 text-13 text-text-2">
        <p className="min-w-0 flex-1">{t('failed')}</p>
        <Button loading={retrying} onClick={onRetry}>
          {ui('error.retry')}
        </Button>
      </div>
    );
  if (!nothing) return null;
  return (
    <p className="shrink-0 px-4 pt-4 pb-2 text-text-2 wrap-anywhere">
      {t('nothing', { term: isolate(term) })}
    </p>
  );
}
