import type { Page } from 'playwright/test';
import { changeTrail } from '#tests/support/change-trail.ts';
import { expect, test } from '../layout/layout-test.ts';

const latin = `river-gauges-of-the-${'upper-and-lower-'.repeat(5)}valley`;
const arabic = `سجل طلبات المتاجر ومواعيد تسليمها في ${'المدينة القديمة و'.repeat(5)}الجديدة`;
const newestFirst = ['mwangaza-api', latin, arabic, 'souk-checkout', 'old-1', 'old-2', 'old-3'];

test.beforeEach(async ({ server }) => {
  await server.database.sql`truncate repositories, deleted_records cascade`;
  for (const [hours, name] of newestFirst.entries()) {
    const age = `${hours < 4 ? hours : 24 * 20} hours`;
    await server.database.sql`
      insert into repositories (name, link, description, created_at, updated_at)
      values (${name}, 'https://git.example/x', ${hours === 0 ? null : `About ${name}`},
        now() - ${age}::interval, now() - ${age}::interval)`;
  }
});

test('home shows the account, and on a phone all of it is within reach of a thumb', { tag: '@slow' }, async ({
  visit,
  page,
  newcomer,
  server,
}) => {
  const admin = await newcomer('admin');
  await changeTrail(
    server.database.sql,
    (tx) => tx`
    update audit_events set created_at = date_trunc('day', now(), 'UTC') - interval '12 hours'
    where subject_id = (select id from users where email = ${admin.email})`,
  );
  await server.database.sql`
    insert into audit_events (action, subject_type, subject_id)
    select 'user.signed-in', 'user', id from users where email = ${admin.email}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(admin, '/app');
  await expect(page.getByText('4 repositories changed since you last signed in yesterday.')).toBeVisible();
  const account = page.locator('section', { has: page.getByRole('heading', { name: 'Your account' }) });
  await expect(account.getByRole('listitem').first()).toContainText('1 device signed in');
  await expect(account.getByText('Add a picture')).toBeVisible();
  const links = page.locator('main').getByRole('link');
  await expect(links).toHaveText([
    /All 7/,
    /mwangaza/,
    /river/,
    /سجل/,
    /souk/,
    'Open account',
    'Open the manager area',
  ]);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('an empty installation says so, and where to begin', { tag: '@slow' }, async ({ visit, server }) => {
  const { sql } = server.database;
  await sql`truncate repositories`;
  await changeTrail(sql, (tx) => tx`delete from audit_events where subject_type = 'repository'`);
  const page = await visit('admin', '/app');
  await expect(page.getByRole('heading', { name: 'No Data' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Code Repositories' })).toBeVisible();
  await page.goto('/manager/dashboard');
  await expect(page.getByText('Repositories appear here once they have been added.')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Code Repositories' }).click();
  await expect(page.getByRole('heading', { name: 'No Data' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New repository' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Export' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Added by' }).click();
  await expect(page.getByRole('menu')).toHaveText('Nothing to choose from yet');
});

for (const language of ['en', 'ar'] as const) {
  test(`a long name is cut at its own end: ${language}`, { tag: '@slow' }, async ({ visit, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/app', '/manager/dashboard']) {
      await visit('admin', path, { language });
      for (const name of [latin, arabic]) {
        expect(await shownEnds(page, name), `${path} ${name}`).toEqual({ first: true, last: false });
      }
    }
  });
}

/** Whether the first and the last letter of a name are in sight, within what cuts it. */
async function shownEnds(page: Page, name: string): Promise<{ first: boolean; last: boolean }> {
  return page.getByText(name, { exact: true }).evaluate((element) => {
    const text = element.firstChild as Text;
    let cutting = element;
    while (getComputedStyle(cutting).overflowX === 'visible' && cutting.parentElement)
      cutting = cutting.parentElement;
    const edges = cutting.getBoundingClientRect();
    const isShown = (from: number) => {
      const letter = document.createRange();
      letter.setStart(text, from);
      letter.setEnd(text, from + 1);
      const { left, right } = letter.getBoundingClientRect();
      return left >= edges.left - 1 && right <= edges.right + 1;
    };
    return { first: isShown(0), last: isShown(text.length - 1) };
  });
}
