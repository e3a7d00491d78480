// A formula begins with = + - @ or their wide forms; what ends a cell or a line for some reader is ; tab and line breaks.
const atStart = /^(?='+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;
const escapedAtStart = /^'(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;
const within = /([;\t\r\n][^\S\t\r\n]*)(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const escapedWithin = /([;\t\r\n][^\S\t\r\n]*)'('*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * Puts an apostrophe before each formula within a value: where the comma is a decimal sign, a spreadsheet parts cells at
 * semicolons, and heeds no quotation mark that does not begin the line. The one at the start of a value is put there by
 * csv-stringify; here an apostrophe is doubled that could be taken for it.
 */
export function escapeFormulas(value: string): string {
  return value.replace(atStart, "'").replace(within, "$1'");
}

/** Takes the apostrophes away that `writeCsv` has put before formulas. */
export function unescapeFormulas(value: string): string {
  return value.replace(escapedAtStart, '').replace(escapedWithin, '$1$2');
}
