import { stringify } from 'csv-stringify/sync';
import type { Language } from '#contract/facts/languages.ts';

/** Written from right to left: Hebrew, Arabic and their like, and the marks that turn the direction. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200F\u202B\u202E\u2067]/u;

const isolated = /^\u2068(.*)\u2069$/su;
// A formula begins with = + - @ or their wide forms; what ends a cell or a line for some reader is ; tab and line breaks.
const atStart = /^(?='+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

const escapedAtStart = /^'(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

// Between them may stand spaces, and quotation marks, which some readers pass over.
// In a file with commas, a comma within a value parts cells for no reader who heeds quotation marks.
const within = {
  ',': /([;\t\r\n](?:"|[^\S\t\r\n])*)(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g,
  ';': /([,;\t\r\n](?:"|[^\S\t\r\n])*)(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g,
};

const escapedWithin = {
  ',': /([;\t\r\n](?:"|[^\S\t\r\n])*)'('*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g,
  ';': /([,;\t\r\n](?:"|[^\S\t\r\n])*)'('*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g,
};

/** At the start of a file it tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

export type CsvValue = string | null;

/** What parts the values of a file. */
export type CsvDelimiter = ',' | ';';

/** Ends of a cell or line for some readers; csv-stringify by itself heeds the delimiter and \r\n alone. */
const otherEnds = /[,;\t\r\n]/;

/**
 * The delimiter of spreadsheets in a language: the semicolon where the decimal sign is no point, and where Arabic script
 * is written. With the comma they would show each line in one column.
 */
export function delimiterOf(language: Language): CsvDelimiter {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  const hasPoint = parts.some(({ type, value }) => type === 'decimal' && value === '.');
  return hasPoint && new Intl.Locale(language).maximize().script !== 'Arab' ? ',' : ';';
}

/**
 * Rows as lines of a CSV file (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe in front,
 * after which it is text; `readCsvLines` takes it away again.
 */
export function writeCsv(rows: readonly (readonly CsvValue[])[], delimiter: CsvDelimiter): string {
  return stringify(
    rows.map((row) => row.map((value) => value && isolateValue(escapeFormulas(value, delimiter)))),
    { delimiter, record_delimiter: 'windows', escape_formulas: true, quoted_match: otherEnds },
  );
}

/**
 * Puts an apostrophe before each formula within a value: where the comma is a decimal sign, a spreadsheet parts cells at
 * semicolons, and heeds no quotation mark that does not begin the line. The one at the start of a value is put there by
 * csv-stringify; here an apostrophe is doubled that could be taken for it.
 */
function escapeFormulas(value: string, delimiter: CsvDelimiter): string {
  return value.replace(atStart, "'").replace(within[delimiter], "$1'");
}

/** Takes the apostrophes away that `writeCsv` has put before formulas in a file with this delimiter. */
export function unescapeFormulas(value: string, delimiter: CsvDelimiter): string {
  return value.replace(escapedAtStart, '').replace(escapedWithin[delimiter], '$1$2');
}

/**
 * A value whose direction of writing does not reach the values beside it: between FIRST STRONG ISOLATE and POP
 * DIRECTIONAL ISOLATE where anything in it is written from right to left, and where it stands between these already:
 * `releaseValue` takes one pair away. All else stays byte for byte what it was.
 */
function isolateValue(value: string): string {
  return rightToLeft.test(value) || isolated.test(value) ? `\u2068${value}\u2069` : value;
}

/** Takes away what `isolateValue` put around a value. */
export function releaseValue(value: string): string {
  return isolated.exec(value)?.[1] ?? value;
}
