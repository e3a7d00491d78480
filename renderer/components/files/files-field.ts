import type { StoredFile } from '#contract/files/file-fields.ts';
import { createChunk } from '../../lib/chunks/chunk.ts';
import type { CustomField } from '../record/fields/fields.ts';

/** A field of an entity with files, of which none need be there. */
export const filesField: CustomField<readonly StoredFile[]> = {
  kind: 'custom',
  control: {
    component: createChunk(async () => (await import('./files-control.ts')).filesControl),
    namespaces: ['files'],
  },
  section: { component: createChunk(async () => (await import('./files-section.tsx')).FilesSection) },
};
