import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/create-test-database.ts';

const test = await createTestDatabase();
afterAll(() => test.drop());

const add = (name: string) =>
  test.database.sql`insert into repositories (name, link) values (${name}, 'https://a.example')`;

it('the name of a repository is unique ignoring case and Unicode encoding; accents count', async () => {
  const used = { constraint_name: 'repositories_name_unique' };
  await add('Café');
  await add('Cafe');
  for (const same of ['CAFÉ', 'café', 'Cafe\u0301']) await expect(add(same)).rejects.toMatchObject(used);
  await add('ЖУРНАЛ');
  await expect(add('журнал')).rejects.toMatchObject(used);
});
