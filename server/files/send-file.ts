import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AnyProcedure, call } from '@orpc/server';
import type { Request, RequestHandler } from 'express';
import { appFacts } from '#contract/facts/define-app.ts';
import type { StoredFile } from '#contract/files/file-fields.ts';
import { ApiError } from '../config/api-error.ts';
import { isGoneAway } from '../csv/csv-download.ts';
import type { DownloadServices } from '../features/feature.ts';
import { createFileStore, readBytes } from './file-store.ts';

/**
 * Sends a file of a record, or the range of it that is asked for, to whoever may read the record: the operation that reads
 * it decides.
 */
export function sendFile({ createContext, router }: DownloadServices): RequestHandler {
  return async (req, res) => {
    const context = createContext(req, res);
    const { kind = '', recordId, id } = req.params as Partial<Record<string, string>>;
    const read = readOperation(router, kind);
    if (!read) throw new ApiError(404, 'NOT_FOUND');
    const record = (await call(read, { id: recordId }, { context })) as object;
    const file = Object.values(record)
      .flat()
      .find((value) => value?.id === id?.toLowerCase()) as StoredFile | undefined;
    if (!file) throw new ApiError(404, 'RECORD_NOT_FOUND');
    const { name, size, type } = file;
    const range = readRange(req, size);
    if (range === -1) {
      res.set('Content-Range', `bytes */${size}`).status(416).end();
      return;
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const bytes = readBytes(createFileStore(context), file.id, { start, end });
    // Read before the headers are set: what fails here is answered as an error, not as a file.
    const first = await bytes.next();
    if (range) res.set('Content-Range', `bytes ${start}-${end}/${size}`).status(206);
    res.attachment(name).set({
      'Accept-Ranges': 'bytes',
      // Compressed it would have no length, and no ranges.
      'Cache-Control': 'no-store, no-transform',
      'Content-Length': String(end - start + 1),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': type,
      ETag: `"${file.id}"`,
    });
    if (req.method === 'HEAD') {
      await bytes.return(undefined);
      res.end();
      return;
    }
    res.write(first.value ?? '');
    await pipeline(Readable.from(bytes), res).catch((error: unknown) => {
      if (!isGoneAway(error)) throw error;
    });
  };
}

/**
 * Reads the one range that a request asks for; -1 where the file has nothing of it. Others do not count (RFC 9110, 14.2):
 * several at once, those of HEAD, and a last part that is longer than the file.
 */
function readRange(req: Request, size: number): { start: number; end: number } | -1 | undefined {
  const [, last] = /^bytes=-(\d+)$/.exec(req.get('Range') ?? '') ?? [];
  if (req.method === 'HEAD' || Number(last) > size) return undefined;
  const ranges = req.range(size);
  if (!Array.isArray(ranges)) return ranges === -1 ? ranges : undefined;
  return ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

/** The operation that reads records of a kind, by the feature that has its permissions. */
function readOperation(router: object, kind: string): AnyProcedure | undefined {
  const feature = appFacts()
    .featureOf(`${kind}.created`)
    ?.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const operations = Object.entries(router).find(([name]) => name === feature)?.[1];
  return operations?.read;
}
