import { stringify } from 'csv-stringify/sync';
import { isolateValue } from './isolate-value.ts';

/** At the start of a file it tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

export type CsvValue = string | null;

/**
 * What csv-stringify leaves unquoted and readers take for an end: a line break of one character (it knows its own \r\n
 * alone), and what parts cells where the comma is a decimal sign, behind which a formula would begin a cell of its own.
 */
const otherEnds = /[;\t\r\n]/;

/**
 * Rows as lines of a CSV file (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe in
 * front, after which it is text; `readCsv` takes it away again.
 */
export function writeCsv(rows: readonly (readonly CsvValue[])[]): string {
  return stringify(
    rows.map((row) => row.map((value) => value && isolateValue(keepApostrophe(value)))),
    { record_delimiter: 'windows', escape_formulas: true, quoted_match: otherEnds },
  );
}

/** Doubles an apostrophe that is part of the value where it would be taken for the one put there. */
function keepApostrophe(value: string): string {
  return value.replace(/^(?='+[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/, "'");
}
