import * as z from 'zod/mini';
import { mostFiles } from './file-limits.ts';

export const storedFileSchema = z.object({
  id: z.guid(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Media type by its content, such as `application/pdf`. */
  type: z.string(),
  /** Missing for files that were uploaded before it was stored. */
  uploadedAt: z.optional(z.iso.datetime()),
});

/** A file as records have it. */
export type StoredFile = z.infer<typeof storedFileSchema>;

/**
 * Files of a record. Of an input the ids count: those of files that the record has already, and of complete uploads of the
 * caller. Where it is missing they stay as they are: callers that do not know the field yet lose none.
 */
export const filesSchema = z.optional(z.array(storedFileSchema).check(z.maxLength(mostFiles)));
