import FileText from 'lucide-react/icons/file-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredFile } from '#contract/files/file-fields.ts';
import { largestFile, mostFiles } from '#contract/files/file-limits.ts';
import type { Resource } from '#contract/permissions.ts';
import { formatBytes, formatCount } from '../../lib/format/format-number.ts';
import { DropZone } from '../ui/drop-zone.tsx';
import { FieldError } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PostedValue, useHydrated } from '../ui/native-first.tsx';
import { parseFiles } from './files-field.ts';
import { type PendingFile, useUploads } from './use-uploads.ts';

interface FilesInputProps {
  name: string;
  /** See `filesKind`. */
  defaultValue: string | undefined;
  /** Kind of the record. */
  kind: Resource;
}

/**
 * The files of a record: chosen, dropped on it, or pasted anywhere in the form. They are uploaded at once, and become the
 * record's when the form is sent, which waits for them. Without script the record keeps those that it has.
 */
export function FilesInput({ name, defaultValue, kind }: FilesInputProps) {
  const { t, i18n } = useTranslation('files');
  const [text, setText] = useState(defaultValue || '[]');
  const [isWaiting, setWaiting] = useState(false);
  const files = parseFiles(text);
  const { pending, add, retry, cancel } = useUploads(kind, (file) =>
    setText((now) => JSON.stringify([...parseFiles(now), file])),
  );
  const addFiles = (chosen: readonly File[]) => add(chosen, mostFiles - files.length - pending.length);
  const box = useFormEvents({
    isPending: pending.length > 0,
    onWait: () => setWaiting(true),
    onPaste: addFiles,
  });
  return (
    <div ref={box} className="grid gap-2">
      <PostedValue name={name} value={text} onRestore={setText} />
      {files.length + pending.length > 0 && (
        <ul className="grid gap-1.5">
          {files.map((file) => (
            <FileRow key={file.id} file={file} note={formatBytes(i18n.language, file.size)}>
              <IconButton
                icon={X}
                size={28}
                label={t('remove', { name: file.name })}
                onClick={() => setText(JSON.stringify(files.filter(({ id }) => id !== file.id)))}
              />
            </FileRow>
          ))}
          {pending.map((one) => (
            <PendingRow key={one.key} pending={one} onRetry={() => retry(one)} onCancel={() => cancel(one)} />
          ))}
        </ul>
      )}
      <DropZone
        multiple
        className={useHydrated() ? undefined : 'invisible'}
        choose={t('choose')}
        drop={t('drop')}
        hint={t('limits', limitTexts(i18n.language))}
        onFiles={addFiles}
      />
      {isWaiting && pending.length > 0 && <FieldError id={undefined}>{t('wait')}</FieldError>}
    </div>
  );
}

const limitTexts = (language: string) => ({
  most: formatCount(language, mostFiles),
  size: formatBytes(language, largestFile),
});

interface FormEvents {
  isPending: boolean;
  onWait(): void;
  onPaste(files: File[]): void;
}

/** Keeps the form around an element from being sent before all has arrived, and takes files that are pasted into it. */
function useFormEvents({ isPending, onWait, onPaste }: FormEvents) {
  const box = useRef<HTMLDivElement>(null);
  const submit = useEffectEvent((event: Event) => {
    if (!isPending) return;
    event.preventDefault();
    event.stopPropagation();
    onWait();
    box.current?.querySelector('button')?.focus();
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onPaste(files);
  });
  useEffect(() => {
    const form = box.current?.closest('form');
    const controller = new AbortController();
    const { signal } = controller;
    form?.addEventListener('submit', submit, { capture: true, signal });
    form?.addEventListener('paste', paste, { signal });
    return () => controller.abort();
  }, []);
  return box;
}

interface PendingRowProps {
  pending: PendingFile;
  onRetry(): void;
  onCancel(): void;
}

/** A file that is on its way, with how much has arrived; or that did not arrive, with the reason. */
function PendingRow({ pending: { file, begun, problem }, onRetry, onCancel }: PendingRowProps) {
  const { t, i18n } = useTranslation('files');
  const { name } = file;
  const isRefused = problem === 'tooLarge' || problem === 'tooMany';
  const limits = limitTexts(i18n.language);
  return (
    <FileRow
      file={file}
      note={
        problem ? (
          <span role="alert" className="text-danger-text">
            {typeof problem === 'string' ? t(`problems.${problem}`, limits) : problem.text}
          </span>
        ) : (
          <progress
            aria-label={t('progress', { name })}
            value={begun?.received ?? 0}
            max={Math.max(file.size, 1)}
            className="my-1.75 block h-1 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
          />
        )
      }
    >
      {problem && !isRefused && (
        <IconButton icon={RotateCcw} size={28} label={t('retry', { name })} onClick={onRetry} />
      )}
      <IconButton icon={X} size={28} label={t(problem ? 'remove' : 'cancel', { name })} onClick={onCancel} />
    </FileRow>
  );
}

interface FileRowProps {
  file: Pick<StoredFile, 'name'>;
  note: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

function FileRow({ file, note, children }: FileRowProps) {
  return (
    <li className="flex items-center gap-2 rounded-8 border border-line py-1 ps-3 pe-1.5 text-13">
      <Icon of={FileText} className="shrink-0 text-text-3" />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate font-medium text-match-parent">
          {file.name}
        </span>
        <span className="block text-12 text-text-3">{note}</span>
      </span>
      {children}
    </li>
  );
}
