import { expect, test } from '../layout/layout-test.ts';

const day = 86_400_000;
const today = new Date().toISOString().slice(0, 10);

/** '15 November', so many days ago, as the calendar of UTC has it. */
const dateAgo = (days: number) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(today) - days * day,
  );

test('the repositories added are those that the list holds, and no others', { tag: '@slow' }, async ({
  visit,
  page,
  server,
}) => {
  const { sql } = server.database;
  // Changed today, added before the period began; and the first moment of the period.
  await sql`
    truncate repositories, deleted_records cascade`;
  await sql`
    insert into repositories (name, link, created_at) values
      ('long ago', 'https://git.example/1', ${today}::timestamptz - interval '6 days 1 millisecond'),
      ('just in', 'https://git.example/2', ${today}::timestamptz - interval '6 days'),
      ('today', 'https://git.example/3', now())`;
  await visit('admin', '/manager/dashboard?days=7');
  const figure = page.locator('dl > div').filter({ hasText: 'Repositories added' });
  const count = (await figure.getByRole('definition').first().innerText()).split(/\s/)[0];
  await page.getByRole('link', { name: 'Repositories added' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Code Repositories ${count}`);
  await expect(page.getByRole('link', { name: 'just in', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'today', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'long ago', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: `Added since ${dateAgo(6)} ` }).click();
  await expect(page.getByRole('link', { name: 'long ago', exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/addedSince=/);
});
