import clsx from 'clsx';
import Upload from 'lucide-react/icons/upload';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../lib/format/format-number.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ImportLimits } from './importable-entity.ts';

interface DropZoneProps {
  limits: ImportLimits;
  onFiles(files: File[]): void;
}

/** A place to drop a file on; pressing it chooses one. Needs a script to read the file, so it is not shown without. */
export function DropZone({ limits, onFiles }: DropZoneProps) {
  const { t, i18n } = useTranslation('import');
  const [over, setOver] = useState(false);

  function drag(event: DragEvent, isOver: boolean) {
    event.preventDefault();
    setOver(isOver);
  }

  return (
    <label
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={clsx(
        'relative grid justify-items-center gap-1 rounded-8 border border-dashed px-4 py-7 text-center text-13 transition-colors noscript:hidden',
        'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        over ? 'border-accent bg-accent-tint' : 'border-control hover:bg-hover',
      )}
    >
      <Icon of={Upload} className="mb-1 text-text-3" />
      <span>
        <span className="font-medium text-accent-text">{t('choose')}</span> {t('drop')}
      </span>
      <span className="text-12 text-text-3">
        {t('limits', {
          lines: formatCount(i18n.language, limits.lines),
          megabytes: formatCount(i18n.language, limits.bytes / 1024 / 1024),
        })}
      </span>
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file again, mended, is a change too.
          event.target.value = '';
        }}
        className="absolute inset-0 opacity-0"
      />
    </label>
  );
}
