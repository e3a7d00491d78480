import { afterAll, expect, it } from 'vitest';
import { cellsOf, formulas, formulasIn } from '#tests/attacks/support/spreadsheet-formulas.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
// Bypasses the validation of input, which would reject some.
for (const [number, text] of formulas.entries()) {
  await server.database.sql`
      insert into repositories (name, link, description)
      values (${`${text} ${number}`}, ${text}, ${`${text} ${number}`})`;
}
afterAll(() => server.stop());

it.each([',', ';', '\t'])(
  'no cell of the file begins with a formula, with the delimiter %j',
  async (delimiter) => {
    const { body } = await server.call(server.admin, 'GET', '/repositories/export');
    const cells = cellsOf(body, delimiter);
    expect(cells.filter((cell) => cell.includes('=1+1')).length).toBeGreaterThan(5);
    expect(formulasIn(cells)).toEqual([]);
  },
);
