import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostFiles } from '#contract/files/file-limits.ts';
import type { CustomInputProps } from '../record/fields/fields.ts';
import { DropZone } from '../ui/drop-zone.tsx';
import { FieldError } from '../ui/field.tsx';
import { PostedValue, useHydrated } from '../ui/native-first.tsx';
import { FileRow, limitTexts } from './file-row.tsx';
import { parseFiles } from './files-kind.ts';
import { useUploads } from './use-uploads.ts';

/**
 * The files of a record: chosen, dropped on it, or pasted anywhere in the form. They are uploaded at once, and become the
 * record's when the form is sent, which waits for them. Without script the record keeps those that it has.
 */
export function FilesInput({ name, defaultValue, resource }: CustomInputProps) {
  const { t, i18n } = useTranslation('files');
  const [text, setText] = useState(defaultValue || '[]');
  const [isWaiting, setWaiting] = useState(false);
  // The order in which files were chosen; they arrive in any other.
  const [keys, setKeys] = useState<ReadonlyMap<string, number>>(new Map());
  const { pending, add, retry, cancel } = useUploads(resource, (file, key) => {
    setKeys((known) => new Map(known).set(file.id, key));
    setText((now) => JSON.stringify([...parseFiles(now), file]));
  });
  const files = parseFiles(text).toSorted((a, b) => placeOf(keys.get(a.id)) - placeOf(keys.get(b.id)));
  const rows = [
    ...files.map((file) => ({ key: keys.get(file.id) ?? file.id, file, upload: undefined })),
    ...pending.map((upload) => ({ key: upload.key, file: upload.file, upload })),
  ].toSorted((a, b) => placeOf(a.key) - placeOf(b.key));
  const addFiles = (chosen: readonly File[]) => add(chosen, mostFiles - rows.length);
  const box = useFormEvents({
    isPending: pending.length > 0,
    onWait: () => setWaiting(true),
    onPaste: addFiles,
  });
  return (
    <div ref={box} className="grid gap-2">
      <PostedValue name={name} value={JSON.stringify(files)} onRestore={setText} />
      {rows.length > 0 && (
        <ul className="grid gap-1.5">
          {rows.map(({ key, file, upload }) => (
            <FileRow
              // The same one while the file is on its way and afterwards: the focus stays in it.
              key={key}
              file={file}
              upload={upload}
              onRetry={() => upload && retry(upload)}
              onRemove={(row) => {
                focusBeside(row, box.current);
                if (upload) cancel(upload);
                else setText(JSON.stringify(files.filter((one) => one !== file)));
              }}
            />
          ))}
        </ul>
      )}
      <DropZone
        multiple
        // Takes the focus where the server refuses the files.
        data-field={name}
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

/** Files that the record or a draft had already come first, in the order that they have. */
function placeOf(key: number | string | undefined): number {
  return typeof key === 'number' ? key : 0;
}

/** Moves the focus to what can be done about a file that did not arrive, else to the first that is on its way. */
function focusUnfinished(box: HTMLElement | null): void {
  const failed = box?.querySelector<HTMLElement>('[data-upload=failed] button');
  (failed ?? box?.querySelector<HTMLElement>('[data-upload]'))?.focus();
}

/** Before a row leaves: moves the focus to the button of the next one, or the one before, or else to the choice of files. */
function focusBeside(row: Element, box: HTMLElement | null): void {
  const beside = row.nextElementSibling ?? row.previousElementSibling;
  const button = [...(beside?.querySelectorAll('button') ?? [])].at(-1);
  (button ?? box?.querySelector<HTMLElement>('input[type=file]'))?.focus();
}

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
    focusUnfinished(box.current);
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
