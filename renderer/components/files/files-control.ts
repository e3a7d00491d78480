import type { StoredFile } from '#contract/files/file-fields.ts';
import type { CustomControl } from '../record/fields/fields.ts';
import { FilesInput } from './files-input.tsx';
import { filesKind } from './files-kind.ts';

/** What forms need of a field with files. */
export const filesControl: CustomControl<readonly StoredFile[]> = { form: filesKind, Input: FilesInput };
