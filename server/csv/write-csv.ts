import { stringify } from 'csv-stringify/sync';
import { escapeFormulas } from './escape-formulas.ts';
import { isolateValue } from './isolate-value.ts';

/** At the start of a file it tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

export type CsvValue = string | null;

/** What csv-stringify leaves unquoted and readers take for an end: it knows the comma and its own \r\n alone. */
const otherEnds = /[;\t\r\n]/;

/**
 * Rows as lines of a CSV file (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe in front,
 * after which it is text; `readCsv` takes it away again.
 */
export function writeCsv(rows: readonly (readonly CsvValue[])[]): string {
  return stringify(
    rows.map((row) => row.map((value) => value && isolateValue(escapeFormulas(value)))),
    { record_delimiter: 'windows', escape_formulas: true, quoted_match: otherEnds },
  );
}
