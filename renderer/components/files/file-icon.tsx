import type { LucideIcon } from 'lucide-react';
import File from 'lucide-react/icons/file';
import FileArchive from 'lucide-react/icons/file-archive';
import FileImage from 'lucide-react/icons/file-image';
import FileMusic from 'lucide-react/icons/file-music';
import FilePlay from 'lucide-react/icons/file-play';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import { Icon } from '../ui/icon.tsx';

/** Drawings by media type; the first that matches counts. */
const drawings: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^image\//, FileImage],
  [/^audio\//, FileMusic],
  [/^video\//, FilePlay],
  [/sheet|excel|csv/, FileSpreadsheet],
  [/zip|compressed|x-tar|vnd\.rar|x-bzip2|zstd/, FileArchive],
  [/^text\/|pdf|word|opendocument\.text|rtf/, FileText],
];

/** The drawing for a kind of file. */
export function FileIcon({ type, className }: { type: string; className?: string }) {
  const [, drawing = File] = drawings.find(([pattern]) => pattern.test(type)) ?? [];
  return <Icon of={drawing} {...(className && { className })} />;
}
