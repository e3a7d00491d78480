import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredFile } from '#contract/files/file-fields.ts';
import { formatBytes } from '../../lib/format/format-number.ts';
import type { CustomSectionProps } from '../record/fields/fields.ts';
import { Icon, IconTile } from '../ui/icon.tsx';
import { useDateText } from '../use-date-text.ts';
import { FileIcon } from './file-icon.tsx';

type FilesSectionProps = CustomSectionProps<readonly StoredFile[]>;

/** The files of a record on its page, under their own heading: a press on a row downloads the file. */
export function FilesSection({ title, value: files, resource, id }: FilesSectionProps) {
  const headingId = useId();
  if (!files?.length) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="flex min-h-8 items-center text-14">
        {title}
      </h2>
      <ul className="text-13">
        {files.map((file) => (
          <FileItem key={file.id} file={file} href={`/api/files/${resource}/${id}/${file.id}`} />
        ))}
      </ul>
    </section>
  );
}

function FileItem({ file: { name, size, type, uploadedAt }, href }: { file: StoredFile; href: string }) {
  const { i18n } = useTranslation();
  const dateText = useDateText();
  return (
    <li className="group relative flex min-h-13 items-center gap-3 border-line border-b py-2 transition-colors last:border-b-0 hover:bg-hover">
      <IconTile>
        <FileIcon type={type} />
      </IconTile>
      <span className="min-w-0 flex-1">
        <a
          href={href}
          download={name}
          dir="auto"
          className="block font-medium text-match-parent wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-6 focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
        >
          {name}
        </a>
        {/* The server may hold another edition of the month names. */}
        <span suppressHydrationWarning className="block text-12 text-text-3">
          {[formatBytes(i18n.language, size), uploadedAt && dateText(uploadedAt)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Icon of={Download} className="me-1 text-text-3 transition-colors group-hover:text-text" />
    </li>
  );
}
