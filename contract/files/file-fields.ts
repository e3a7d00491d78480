import * as z from 'zod/mini';
import { mostFiles } from './file-limits.ts';

export const storedFileSchema = z.object({
  id: z.guid(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Media type by its content, such as `application/pdf`. */
  type: z.string(),
});

/** A file as records have it. */
export type StoredFile = z.infer<typeof storedFileSchema>;

/**
 * Files of a record. Of an input the ids count: those of files that the record has already, and of complete uploads of the
 * caller. None, and missing, mean: no files.
 */
export const filesSchema = z._default(z.array(storedFileSchema).check(z.maxLength(mostFiles)), []);
