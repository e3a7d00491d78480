import { expectAccessible, looks } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';

// Jobs of a kind that no server runs.
test.beforeEach(async ({ server: { database } }) => {
  const { sql } = database;
  await sql`select jobs.create_queue('reports.send', '{"policy":"standard"}'::jsonb) where not exists (
    select from jobs.queue where name = 'reports.send')`;
  await sql`delete from jobs.job where name = 'reports.send'`;
  await sql`
    insert into jobs.job (name, state, retry_limit, retry_count, started_on, completed_on, start_after, output)
    select 'reports.send', state::jobs.job_state, 5, tries, now(), now(), now() + later * interval '1 minute',
      '{"error":"connect ECONNREFUSED 192.0.2.1:443"}'::jsonb
    from (values ('failed', 5, 0), ('failed', 5, 0), ('failed', 5, 0), ('retry', 2, 90)) as job (state, tries, later)`;
  await sql`insert into jobs.job (name) values ('reports.send')`;
});

test('an admin sees why jobs failed, tries them again, and discards them', async ({ visit }) => {
  const page = await visit('admin', '/manager/jobs');
  const rows = page.getByRole('table', { name: 'Jobs' }).locator('[data-row]');
  await page.getByRole('button', { name: /^State/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Failed' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/state=failed/);
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('connect ECONNREFUSED');

  await rows
    .first()
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Show error' }).click();
  const error = page.getByRole('dialog', { name: 'Error of ⁨reports.send⁩' });
  await expect(error).toContainText('connect ECONNREFUSED 192.0.2.1:443');
  await error.getByRole('button', { name: 'Close' }).last().click();

  await rows
    .first()
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Retry' }).click();
  await expect(page.getByText('1 job runs again in a moment')).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.getByRole('checkbox').first().click();
  await page.getByRole('button', { name: 'Discard…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText('2 jobs are deleted');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'No job is in this state' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows.filter({ hasText: 'reports.send' })).toHaveCount(3);

  // What waits by itself is not tried again by hand.
  await rows
    .filter({ hasText: 'Waiting' })
    .first()
    .getByRole('button', { name: /^Actions/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Retry' })).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Schedules' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedules' })).toContainText('app.clean-up');
});

for (const { width, language, theme } of looks) {
  test(`axe finds nothing, nothing scrolls sideways: ${language}`, { tag: '@slow' }, async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit('admin', '/manager/jobs', { language, theme });
    await expectAccessible(page);
    await page.getByRole('row').nth(2).getByRole('button').last().click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expectAccessible(page, 'menu');
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox').first().click();
    await expectAccessible(page, 'selection');
  });
}
