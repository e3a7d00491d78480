import { and, eq, sql } from 'drizzle-orm';
import { chunkLength } from '#contract/files/file-limits.ts';
import type { Environment } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { s3Objects } from '../objects/s3-objects.ts';
import { fileChunks, files } from './tables.ts';

/** Storage of the content of files in chunks: the database, or an S3-compatible store if one is configured. */
export interface FileStore {
  /** Stores a chunk, unless one of that number is there. */
  put(id: string, number: number, content: Buffer): Promise<void>;
  find(id: string, number: number): Promise<Buffer | undefined>;
  /** Removes what the database does not remove with the file itself. */
  remove(id: string): Promise<void>;
}

export interface FileStoreServices {
  database: Pick<Database, 'db'>;
  environment: Pick<Environment, 's3'>;
}

export function createFileStore({ database: { db }, environment: { s3 } }: FileStoreServices): FileStore {
  if (s3) {
    const objects = s3Objects(s3);
    return {
      put: (id, number, content) =>
        objects.put(`files/${id}/${number}`, { contentType: 'application/octet-stream', content }),
      find: async (id, number) => (await objects.find(`files/${id}/${number}`))?.content,
      remove: (id) => objects.removeAll(`files/${id}/`),
    };
  }
  return {
    async put(fileId, number, content) {
      const isIt = eq(files.id, fileId);
      const chunk = {
        fileId: files.id,
        number: sql`${number}::integer`.as('number'),
        content: sql`${content}::bytea`.as('content'),
      };
      await db
        .insert(fileChunks)
        .select((query) => query.select(chunk).from(files).where(isIt).for('key share'))
        .onConflictDoNothing();
    },
    async find(id, number) {
      const isIt = and(eq(fileChunks.fileId, id), eq(fileChunks.number, number));
      const [chunk] = await db.select({ content: fileChunks.content }).from(fileChunks).where(isIt);
      return chunk?.content;
    },
    async remove() {},
  };
}

/**
 * Yields the bytes of a file from the first to the last of a range, both included, one chunk at a time.
 * @throws {Error} where one is missing
 */
export async function* readBytes(
  store: FileStore,
  id: string,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Buffer> {
  for (let at = start; at <= end; ) {
    const number = Math.floor(at / chunkLength);
    const chunk = await store.find(id, number);
    const from = at - number * chunkLength;
    const part = chunk?.subarray(from, from + end - at + 1);
    if (!part?.length) throw new Error(`file ${id} lacks chunk ${number}, or part of it`);
    yield part;
    at += part.length;
  }
}
