import { CsvError, parse } from 'csv-parse/sync';
import { ApiError } from '../http/api-error.ts';
import { invalidInput } from '../http/error-body.ts';
import { releaseValue } from './isolate-value.ts';

export interface CsvRecord {
  /** Where it begins in the file; the first line is 1. */
  line: number;
  values: string[];
}

export const delimiters = [',', ';', '\t'] as const;

/** An apostrophe before what a spreadsheet would take for a formula, see `writeCsv`. */
const escapedFormula = /^'(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

interface ReadOptions {
  delimiter: (typeof delimiters)[number];
  /** Reads no more records than this. */
  limit: number;
}

/**
 * Reads a CSV file (RFC 4180): quoted values may hold line breaks, lines may be of different lengths, empty ones are
 * passed over. Values come as they were before `writeCsv` made them safe.
 * @throws {ApiError} VALIDATION_FAILED on the field `csv`, naming the line where quotation marks do not fit
 */
export function readCsv(csv: string, { delimiter, limit }: ReadOptions): CsvRecord[] {
  const records: CsvRecord[] = [];
  try {
    // One kind of line break: of others within quotes the parser loses count.
    parse(csv.replaceAll(/\r\n?/g, '\n'), {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      to: limit,
      on_record: (values: string[], { lines }) => {
        const lineBreaks = values.join('').split('\n').length - 1;
        records.push({ line: lines - lineBreaks, values: values.map(cleanValue) });
        return null;
      },
    });
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const issue = { message: 'csv.unreadable', path: ['csv'], params: { line: error.lines } };
    throw new ApiError(422, 'VALIDATION_FAILED', invalidInput([issue]), { cause: error });
  }
}

function cleanValue(value: string): string {
  return releaseValue(value.trim()).replace(escapedFormula, '');
}
