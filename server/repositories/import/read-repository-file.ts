import { languages } from '#contract/languages.ts';
import { mostImportedLines } from '#contract/repositories/import.ts';
import { repositoryLinkSchema } from '#contract/repositories/repository-input.ts';
import { ApiError } from '../../config/api-error.ts';
import { type CsvRecord, delimiters, readCsv } from '../../csv/read-csv.ts';
import { invalidInput } from '../../http/error-body.ts';
import { translator } from '../../http/translate.ts';

/** A line of a file, as it is written there. */
export interface FileLine {
  line: number;
  name: string;
  link: string;
  description: string;
}

/** Where each value stands in a record. */
interface Columns {
  name: number;
  link: number;
  description: number;
}

const columnsWithoutHeads: Columns = { name: 0, link: 1, description: 2 };

/**
 * Characters in which the first line ends; a line of heads, or of the longest values, is shorter. A file without line
 * breaks would be read to its end for each delimiter, and nobody else be served meanwhile.
 */
const longestFirstLine = 16_384;

/** Excel's line that names the delimiter of those below. Its line break stays, so that lines keep their numbers. */
const separatorLine = /^(\uFEFF?)"?sep=([,;\t])"?(?=\r?\n|\r)/i;

/**
 * Reads the lines of a CSV file of repositories.
 * @throws {ApiError} VALIDATION_FAILED on the field `csv`
 */
export function readRepositoryFile(file: string): FileLine[] {
  const csv = file.replace(separatorLine, '$1');
  const named = separatorLine.exec(file)?.[2];
  const beginning = csv.slice(0, longestFirstLine);
  const delimiter =
    delimiters.find((candidate) =>
      named === undefined ? fits(beginning, candidate) : candidate === named,
    ) ?? ',';
  const records = readCsv(csv, { delimiter, limit: mostImportedLines + 2 });
  const heads = findHeads(records[0]);
  const lines = heads ? records.slice(1) : records;
  if (lines.length === 0) throw fileError('csv.empty');
  if (lines.length > mostImportedLines) throw fileError('csv.tooManyLines', { max: mostImportedLines });
  const columns = heads ?? columnsWithoutHeads;
  return lines.map(({ line, values }) => ({
    line,
    name: values[columns.name] ?? '',
    link: values[columns.link] ?? '',
    description: values[columns.description] ?? '',
  }));
}

/** Whether the first line makes sense with a delimiter: it holds known heads, or a link in the second place. */
function fits(beginning: string, delimiter: (typeof delimiters)[number]): boolean {
  try {
    const [first] = readCsv(beginning, { delimiter, limit: 1 });
    return findHeads(first) !== undefined || repositoryLinkSchema.safeParse(first?.values[1]).success;
  } catch {
    return false;
  }
}

/** The columns that a record names, in any language of the product; undefined when it is no line of heads. */
function findHeads(record: CsvRecord | undefined): Columns | undefined {
  for (const language of languages) {
    const t = translator(language);
    const placeOf = (head: string) => record?.values.findIndex((value) => isSame(value, head)) ?? -1;
    const name = placeOf(t('csv:repository.name'));
    const link = placeOf(t('csv:repository.link'));
    if (name >= 0 && link >= 0) return { name, link, description: placeOf(t('csv:repository.description')) };
  }
  return undefined;
}

function isSame(value: string, head: string): boolean {
  return value.normalize('NFC').toLowerCase() === head.normalize('NFC').toLowerCase();
}

function fileError(message: string, params?: Record<string, unknown>): ApiError {
  return new ApiError(422, 'VALIDATION_FAILED', invalidInput([{ message, path: ['csv'], params }]));
}
