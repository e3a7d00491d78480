import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** The two files of the package that hold the template, and what it lets one choose. */
export const archiveFile = 'template.gz';
export const optionsFile = 'template.json';

/** A file of the template. Its path is from the root, with slashes. */
export interface TemplateFile {
  path: string;
  content: Buffer;
  isExecutable: boolean;
}

/** As the archive has it: text as text, since it compresses better, other files in base64. */
interface PackedFile {
  path: string;
  text?: string;
  base64?: string;
  isExecutable?: true;
}

/**
 * Packs files into one. npm renames or leaves out some names, such as .gitignore and package-lock.json, where they are
 * files of a package themselves.
 */
export function packFiles(files: readonly TemplateFile[]): Buffer {
  const packed = files.map(({ path, content, isExecutable }): PackedFile => {
    const text = content.toString('utf8');
    const stored = Buffer.from(text).equals(content) ? { text } : { base64: content.toString('base64') };
    return { path, ...stored, ...(isExecutable && { isExecutable }) };
  });
  return gzipSync(JSON.stringify(packed), { level: 9 });
}

/** The files of an archive. */
export function unpackFiles(archive: Buffer): TemplateFile[] {
  const packed = JSON.parse(gunzipSync(archive).toString('utf8')) as PackedFile[];
  return packed.map(({ path, text, base64 = '', isExecutable = false }) => ({
    path,
    content: text === undefined ? Buffer.from(base64, 'base64') : Buffer.from(text),
    isExecutable,
  }));
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: readonly TemplateFile[]): void {
  for (const { path, content, isExecutable } of files) {
    const file = join(folder, path);
    if (!file.startsWith(join(folder, sep))) throw new Error(`'${path}' is no path below ${folder}.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (isExecutable) chmodSync(file, 0o755);
  }
}
