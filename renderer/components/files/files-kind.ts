import type { StoredFile } from '#contract/files/file-fields.ts';
import type { FieldKind } from '../form/field-kinds.ts';

/** FilesInput: files that are uploaded already, as JSON. */
export const filesKind: FieldKind<readonly StoredFile[]> = {
  // Tells what somebody else has saved meanwhile.
  parts: { label: (value) => value?.map(({ name }) => name).join(', ') ?? '' },
  write: (value) => JSON.stringify(value ?? []),
  read: ({ text }) => parseFiles(text),
};

/** Reads what `filesKind` has written; of anything else no files. */
export function parseFiles(text: string | undefined): readonly StoredFile[] {
  try {
    const files = JSON.parse(text || '[]');
    return Array.isArray(files) ? files : [];
  } catch {
    return [];
  }
}
