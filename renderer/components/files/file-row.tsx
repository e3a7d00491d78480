import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredFile } from '#contract/files/file-fields.ts';
import { largestFile, mostFiles } from '#contract/files/file-limits.ts';
import { formatBytes, formatCount } from '../../lib/format/format-number.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { FileIcon } from './file-icon.tsx';
import type { PendingFile } from './use-uploads.ts';

export const limitTexts = (language: string) => ({
  most: formatCount(language, mostFiles),
  size: formatBytes(language, largestFile),
});

interface FileRowProps {
  file: Pick<StoredFile, 'name' | 'size' | 'type'>;
  /** Undefined for a file that has arrived. */
  upload: PendingFile | undefined;
  onRetry(): void;
  /** Also cancels the upload. */
  onRemove(row: HTMLElement): void;
}

/** A file of a field: its size, how much of it has arrived, or why it did not arrive. */
export function FileRow({ file: { name, size, type }, upload, onRetry, onRemove }: FileRowProps) {
  const { t, i18n } = useTranslation('files');
  const problem = upload?.problem;
  const canRetry = problem && problem !== 'tooLarge' && problem !== 'tooMany';
  const row = useRef<HTMLLIElement>(null);
  return (
    <li
      ref={row}
      tabIndex={-1}
      data-upload={upload && (problem ? 'failed' : 'running')}
      className="flex items-center gap-2 rounded-8 border border-line py-1 ps-3 pe-1.5 text-13"
    >
      <FileIcon type={type} className="text-text-3" />
      <span className="min-w-0 flex-1">
        {/* In several lines rather than cut: what tells long names apart is often at their end, as the kind is. */}
        <span dir="auto" className="block font-medium text-match-parent wrap-anywhere">
          {name}
        </span>
        <span className="block text-12 text-text-3">
          {upload ? <UploadNote upload={upload} /> : formatBytes(i18n.language, size)}
        </span>
      </span>
      {canRetry && (
        <IconButton
          icon={RotateCcw}
          size={28}
          label={t('retry', { name })}
          onClick={() => {
            // The button leaves; the focus waits for how it ends.
            row.current?.focus();
            onRetry();
          }}
        />
      )}
      <IconButton
        icon={X}
        size={28}
        label={t(upload && !problem ? 'cancel' : 'remove', { name })}
        onClick={() => row.current && onRemove(row.current)}
      />
    </li>
  );
}

/** How much of a file has arrived; or why it did not. */
function UploadNote({ upload: { file, begun, problem } }: { upload: PendingFile }) {
  const { t, i18n } = useTranslation('files');
  if (problem)
    return (
      <span role="alert" className="text-danger-text">
        {typeof problem === 'string' ? t(`problems.${problem}`, limitTexts(i18n.language)) : problem.text}
      </span>
    );
  const received = begun?.received ?? 0;
  return (
    <span className="flex items-center gap-3">
      <progress
        aria-label={t('progress', { name: file.name })}
        value={received}
        max={Math.max(file.size, 1)}
        className="block h-1 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      <span className="tabular-nums">
        {t('received', {
          received: formatBytes(i18n.language, received),
          size: formatBytes(i18n.language, file.size),
        })}
      </span>
    </span>
  );
}
