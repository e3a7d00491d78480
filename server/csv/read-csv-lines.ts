import { withoutInvisible } from '#contract/invisible.ts';
import { languages } from '#contract/languages.ts';
import { ApiError } from '../config/api-error.ts';
import { invalidInput } from '../http/error-handler.ts';
import { type CsvColumns, csvHeads } from './csv-columns.ts';
import { type CsvRecord, cleanValue, delimiters, type ReadDelimiter, readCsv } from './read-csv.ts';

export interface CsvLinesOptions<Field extends string> {
  /** Columns of a file, in this order where it has no heads. */
  columns: CsvColumns<Field>;
  /** Columns that a line of heads must name. */
  required: readonly Field[];
  /** Whether the first line makes sense as one without heads. */
  isLine(values: readonly string[]): boolean;
  /** How many lines a file may have. */
  most: number;
}

/** A line of a file, as it is written there. */
export interface CsvLine<Field extends string> {
  /** Number of its first line in the file, from 1. */
  line: number;
  values: Record<Field, string>;
}

/**
 * Characters in which the first line ends; a line of heads, or of the longest values, is shorter. A file without line
 * breaks would be read to its end for each delimiter, and nobody else be served meanwhile.
 */
const longestFirstLine = 16_384;

/** Excel's line that names the delimiter of those below. Its line break stays, so that lines keep their numbers. */
const separatorLine = /^(\uFEFF?)"?sep=([,;\t])"?(?=\r?\n|\r)/i;

/**
 * Reads the lines of a CSV file, whose heads may be those of any language of the product.
 * @throws {ApiError} VALIDATION_FAILED on the field `csv`
 */
export function readCsvLines<Field extends string>(
  file: string,
  options: CsvLinesOptions<Field>,
): CsvLine<Field>[] {
  const { columns, most } = options;
  const csv = file.replace(separatorLine, '$1');
  const named = separatorLine.exec(file)?.[2];
  const beginning = csv.slice(0, longestFirstLine);
  const delimiter =
    delimiters.find((candidate) =>
      named === undefined ? fits(beginning, candidate, options) : candidate === named,
    ) ?? ',';
  const records = readCsv(csv, { delimiter, limit: most + 2 });
  const heads = findHeads(firstValues(records, delimiter), options);
  const lines = heads ? records.slice(1) : records;
  if (lines.length === 0) throw fileError('csv.empty');
  if (lines.length > most) throw fileError('csv.tooManyLines', { max: most });
  const fields = Object.keys(columns) as Field[];
  const places = heads ?? fields.map((_, place) => place);
  return lines.map(({ line, values }) => ({
    line,
    values: Object.fromEntries(
      fields.map((field, index) => [field, cleanValue(values[places[index] ?? -1] ?? '', delimiter)]),
    ) as Record<Field, string>,
  }));
}

/** Whether the first line makes sense with a delimiter. */
function fits<Field extends string>(
  beginning: string,
  delimiter: ReadDelimiter,
  options: CsvLinesOptions<Field>,
): boolean {
  try {
    const values = firstValues(readCsv(beginning, { delimiter, limit: 1 }), delimiter);
    return findHeads(values, options) !== undefined || options.isLine(values);
  } catch {
    return false;
  }
}

function firstValues([first]: readonly CsvRecord[], delimiter: ReadDelimiter): string[] {
  return first?.values.map((value) => cleanValue(value, delimiter)) ?? [];
}

/** Returns the index of each head in the first line, -1 if missing; undefined when it is no line of heads. */
function findHeads<Field extends string>(
  values: readonly string[],
  { columns, required }: CsvLinesOptions<Field>,
): number[] | undefined {
  const fields = Object.keys(columns);
  for (const language of languages) {
    const places = csvHeads(columns, language).map((head) =>
      values.findIndex((value) => isSame(value, head)),
    );
    if (required.every((field) => (places[fields.indexOf(field)] ?? -1) >= 0)) return places;
  }
  return undefined;
}

function isSame(value: string, head: string): boolean {
  return comparable(value) === comparable(head);
}

function comparable(head: string): string {
  return withoutInvisible(head).trim().normalize('NFC').toLowerCase();
}

function fileError(message: string, params?: Record<string, unknown>): ApiError {
  return new ApiError(422, 'VALIDATION_FAILED', invalidInput([{ message, path: ['csv'], params }]));
}
