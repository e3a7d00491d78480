import type { Language } from '#contract/facts/languages.ts';
import { languageNames } from '#contract/facts/languages.ts';
import { withoutInvisible } from '#contract/invisible.ts';
import { ApiError } from '../config/api-error.ts';
import { invalidInput } from '../http/error-handler.ts';
import { type CsvColumns, csvHeads } from './csv-columns.ts';
import { type CsvRecord, delimiters, type ReadDelimiter, readCsv } from './read-csv.ts';
import { delimiterOf, releaseValue, unescapeFormulas } from './write-csv.ts';

export interface CsvLinesOptions<Field extends string> {
  /** Columns of a file, in this order where it has no heads. */
  columns: CsvColumns<Field>;
  /** Columns that are written but not read. A file whose heads name one of them was written by this product. */
  exportedOnly: CsvColumns;
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
export async function readCsvLines<Field extends string>(
  file: string,
  options: CsvLinesOptions<Field>,
): Promise<CsvLine<Field>[]> {
  const { columns, most } = options;
  const csv = file.replace(separatorLine, '$1');
  const named = separatorLine.exec(file)?.[2];
  const beginning = csv.slice(0, longestFirstLine);
  const delimiter =
    delimiters.find((candidate) => candidate === named) ?? (await findDelimiter(beginning, options));
  const records = await readCsv(csv, { delimiter, limit: most + 2 });
  const heads = findHeads(valuesOf(records[0]), options);
  const lines = heads ? records.slice(1) : records;
  if (lines.length === 0) throw fileError('csv.empty');
  if (lines.length > most) throw fileError('csv.tooManyLines', { max: most });
  const fields = Object.keys(columns) as Field[];
  const places = heads?.places ?? fields.map((_, place) => place);
  return lines.map((record) => {
    const values = valuesOf(record, heads?.exportedIn);
    return {
      line: record.line,
      values: Object.fromEntries(
        fields.map((field, index) => [field, values[places[index] ?? -1] ?? '']),
      ) as Record<Field, string>,
    };
  });
}

async function findDelimiter<Field extends string>(
  beginning: string,
  options: CsvLinesOptions<Field>,
): Promise<ReadDelimiter> {
  for (const delimiter of delimiters) if (await fits(beginning, delimiter, options)) return delimiter;
  return ',';
}

/** Whether the first line makes sense with a delimiter. */
async function fits<Field extends string>(
  beginning: string,
  delimiter: ReadDelimiter,
  options: CsvLinesOptions<Field>,
): Promise<boolean> {
  try {
    const [first] = await readCsv(beginning, { delimiter, limit: 1 });
    const values = valuesOf(first);
    return findHeads(values, options) !== undefined || options.isLine(values);
  } catch {
    return false;
  }
}

/**
 * The values of a line as they were before they were written to the file.
 * @param exportedIn language in which this product has written it; what other programs have written stays as it is
 */
function valuesOf(record: CsvRecord | undefined, exportedIn?: Language): string[] {
  const values = record?.values.map((value) => value.trim()) ?? [];
  if (!exportedIn) return values;
  // Of the export, even if a spreadsheet has saved the file with another one since.
  const delimiter = delimiterOf(exportedIn);
  return values.map((value) => unescapeFormulas(releaseValue(value), delimiter));
}

interface Heads {
  /** Index of each column in the line, -1 if missing. */
  places: number[];
  /** Language in which this product has written the file. */
  exportedIn?: Language;
}

/** Finds the heads in the first line; undefined when it is no line of heads. */
function findHeads<Field extends string>(
  values: readonly string[],
  { columns, exportedOnly, required }: CsvLinesOptions<Field>,
): Heads | undefined {
  const fields = Object.keys(columns);
  const placeOf = (head: string) => values.findIndex((value) => isSame(value, head));
  let found: Heads | undefined;
  for (const language of languageNames()) {
    const places = csvHeads(columns, language).map(placeOf);
    if (!required.every((field) => (places[fields.indexOf(field)] ?? -1) >= 0)) continue;
    if (csvHeads(exportedOnly, language).some((head) => placeOf(head) >= 0)) {
      return { places, exportedIn: language };
    }
    found ??= { places };
  }
  return found;
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
