import { afterAll, expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { delimiterOf } from '#server/csv/write-csv.ts';
import { startUsersServer } from '#tests/support/users-server.ts';
import { cellsOf, formulas, formulasIn } from './support/spreadsheet-formulas.ts';

const server = await startUsersServer();
// Bypasses the validation of input, which would reject some.
for (const text of formulas) await server.addUser({ name: text });
afterAll(() => server.stop());

it.each([',', ';', '\t'])('no cell begins with a formula, with the delimiter %j', async (delimiter) => {
  const { body } = await server.call(server.admin, 'GET', '/users/export');
  const cells = cellsOf(body, delimiter, ',');
  expect(cells.filter((cell) => cell.includes('=1+1')).length).toBeGreaterThan(5);
  expect(formulasIn(cells)).toEqual([]);
});

// Of the product's languages; it may have none with semicolons.
const withSemicolons = languages.filter((language) => delimiterOf(language) === ';');

it.each(withSemicolons.flatMap((language) => [',', ';', '\t'].map((delimiter) => ({ language, delimiter }))))(
  'nor in a file with semicolons, in $language with the delimiter $delimiter',
  async ({ language, delimiter }) => {
    server.admin.headers = { 'accept-language': language };
    const { body } = await server.call(server.admin, 'GET', '/users/export');
    server.admin.headers = {};
    const cells = cellsOf(body, delimiter, ';');
    expect(cells.filter((cell) => cell.includes('=1+1')).length).toBeGreaterThan(5);
    expect(formulasIn(cells)).toEqual([]);
  },
);
