import { useTranslation } from 'react-i18next';

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
