import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { ApiError } from '../config/api-error.ts';
import { invalidInput } from '../http/error-handler.ts';

export interface CsvRecord {
  /** Number of its first line in the file, from 1. */
  line: number;
  values: string[];
}

export const delimiters = [',', ';', '\t'] as const;

export type ReadDelimiter = (typeof delimiters)[number];

/**
 * The parser takes some 50 microseconds for each line that has not as many values as the first, and a file has room for
 * a million empty ones: nobody else would be served for half a minute.
 */
const mostEmptyLines = 5000;

/** Columns that may hold something. Reading each costs time, a file has room for two million, and nobody else would be served meanwhile. */
const mostColumns = 256;

/** Spreadsheets have no more columns. What they save often has empty ones behind the table, which are passed over. */
const mostEmptyColumns = 16_384;

/** Bytes that are parsed before other requests are answered: a thousand lines at most, which take longer than long ones. */
const bytesAtOnce = 2048;

/** Ends the reading. The parser's own `to` would count the empty lines as well. */
const enough = new Error('enough was read');

interface ReadOptions {
  delimiter: ReadDelimiter;
  /** Reads no more records than this. */
  limit: number;
}

/**
 * Reads a CSV file (RFC 4180): quoted values may hold line breaks, lines may be of different lengths, empty ones are
 * passed over.
 * @throws {ApiError} VALIDATION_FAILED on the field `csv`, naming the line where quotation marks do not fit, or for
 * too many columns or empty lines
 */
export async function readCsv(csv: string, { delimiter, limit }: ReadOptions): Promise<CsvRecord[]> {
  // With the first file: a start does not wait for it.
  const { CsvError, parse } = await import('csv-parse');
  const records: CsvRecord[] = [];
  let emptyLines = 0;
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    cast(value, { index }) {
      if (index >= (value.trim() === '' ? mostEmptyColumns : mostColumns)) {
        throw csvError('csv.tooManyColumns', { max: mostColumns });
      }
      return value;
    },
    on_record: (values: string[], { lines }) => {
      if (values.every((value) => value.trim() === '')) {
        emptyLines += 1;
        if (emptyLines > mostEmptyLines) throw csvError('csv.tooManyLines', { max: mostEmptyLines });
        return null;
      }
      const lineBreaks = values.join('').split('\n').length - 1;
      records.push({ line: lines - lineBreaks, values: values.slice(0, mostColumns) });
      if (records.length === limit) throw enough;
      return null;
    },
  });
  try {
    // One kind of line break: of others within quotes the parser loses count.
    await pipeline(piecesOf(Buffer.from(csv.replaceAll(/\r\n?/g, '\n'))), parser);
    return records;
  } catch (error) {
    if (error === enough) return records;
    if (!(error instanceof CsvError)) throw error;
    throw csvError('csv.unreadable', { line: error.lines }, error);
  }
}

async function* piecesOf(file: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < file.length; start += bytesAtOnce) {
    yield file.subarray(start, start + bytesAtOnce);
    await setImmediate();
  }
}

function csvError(message: string, params: Record<string, unknown>, cause?: Error): ApiError {
  return new ApiError(422, 'VALIDATION_FAILED', invalidInput([{ message, path: ['csv'], params }]), {
    cause,
  });
}
