import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import type * as z from 'zod/mini';
import type { Permissions } from '#contract/facts/permissions.ts';
import type { ApiContext } from '../api/api-context.ts';
import type { DownloadServices } from '../features/feature.ts';
import { parseInput } from '../http/error-handler.ts';
import { exportsByUser, exportsByUserAnywhere } from '../limits/limits.ts';
import { findScope } from '../scopes/require-scope.ts';
import type { Scope } from '../scopes/scope.ts';
import { type CsvColumns, csvHeads, csvLine } from './csv-columns.ts';
import { byteOrderMark, delimiterOf, writeCsv } from './write-csv.ts';

export interface CsvDownload<Input extends z.core.$ZodType, Field extends string> {
  /** Name of the file before its date: `users`. */
  name: string;
  permissions: Permissions;
  /** Reads the query of the address. */
  input: Input;
  /** Its heads stand in the first line, in the language of the caller, which chooses the delimiter as well. */
  columns: CsvColumns<Field>;
  /** The lines below, some at a time: what is yielded is sent before more is read. */
  rows(
    context: ApiContext & { scope: Scope },
    input: z.output<Input>,
  ): AsyncIterable<Record<NoInfer<Field>, unknown>[]>;
}

export type CsvServices = Pick<DownloadServices, 'createContext' | 'limiter'>;

/**
 * Answers with a CSV file that is sent while it is read: memory does not grow with its length, and reading stops when
 * the caller goes away. What fails before the first line is sent is answered as an error; later the connection breaks
 * off, so that half a file is never taken for a whole one.
 */
export function csvDownload<Input extends z.core.$ZodType, Field extends string>(
  download: CsvDownload<Input, Field>,
  { createContext, limiter }: CsvServices,
): RequestHandler {
  return async (req, res) => {
    const context = createContext(req, res);
    const { currentUser, scope } = await findScope(context, download.permissions, req.query);
    const { id } = currentUser;
    const input = parseInput(download.input, req.query);
    if (!context.environment.demo) await limiter.consume(exportsByUserAnywhere, id);
    await limiter.consume(exportsByUser, `${id} ${context.network}`);
    const lines = csvLines(download, { ...context, scope }, input);
    // Read before the headers are set: what fails here is answered as an error, not as a file.
    const first = await lines.next();
    const date = new Date().toISOString().slice(0, 10);
    res.set({
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="${download.name}-${date}.csv"`,
      'Content-Type': 'text/csv; charset=utf-8',
    });
    if (req.method === 'HEAD') {
      await lines.return(undefined);
      res.end();
      return;
    }
    res.write(first.value ?? '');
    await pipeline(Readable.from(lines), res).catch((error: unknown) => {
      if (!isGoneAway(error)) throw error;
    });
  };
}

async function* csvLines<Input extends z.core.$ZodType, Field extends string>(
  { columns, rows }: CsvDownload<Input, Field>,
  context: ApiContext & { scope: Scope },
  input: z.output<Input>,
): AsyncGenerator<string, undefined> {
  const delimiter = delimiterOf(context.language);
  let begin = byteOrderMark + writeCsv([csvHeads(columns, context.language)], delimiter);
  for await (const some of rows(context, input)) {
    yield begin +
      writeCsv(
        some.map((row) => csvLine(columns, row)),
        delimiter,
      );
    begin = '';
  }
  if (begin !== '') yield begin;
  return undefined;
}

/** The caller closed the connection before the end. */
export function isGoneAway(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
