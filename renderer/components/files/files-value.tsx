import { useTranslation } from 'react-i18next';
import type { StoredFile } from '#contract/files/file-fields.ts';
import { formatBytes } from '../../lib/format/format-number.ts';

interface FilesValueProps {
  value: readonly StoredFile[] | null;
  /** Kind of the record, and its id. */
  resource: string;
  id: string;
}

/** The files of a record, each a link that downloads it, with its size. */
export function FilesValue({ value, resource, id }: FilesValueProps) {
  const { i18n } = useTranslation();
  if (!value?.length) return null;
  return (
    <ul className="grid gap-1">
      {value.map((file) => (
        <li key={file.id} className="flex flex-wrap items-baseline gap-x-2">
          <a
            href={`/api/files/${resource}/${id}/${file.id}`}
            download={file.name}
            dir="auto"
            className="link min-w-0 wrap-anywhere text-match-parent"
          >
            {file.name}
          </a>
          <span className="shrink-0 text-12 text-text-3">{formatBytes(i18n.language, file.size)}</span>
        </li>
      ))}
    </ul>
  );
}
