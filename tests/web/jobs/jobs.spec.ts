import type { Locator } from 'playwright/test';
import { expectAccessible, looks } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';

const error = '{"error":"connect ECONNREFUSED 192.0.2.1:443"}';

test.beforeEach(async ({ server: { database } }) => {
  const { sql } = database;
  await sql`delete from jobs.job where name = 'pictures.remove'`;
  await sql`
    insert into jobs.job (name, data, state, retry_limit, retry_count, started_on, completed_on, start_after, output)
    select 'pictures.remove', '{"folder":"","ownerId":"x"}'::jsonb, state::jobs.job_state, 5, tries, begun, now(),
      now() + later * interval '1 minute', case when tries > 0 then ${error}::jsonb end
    from (values ('failed', 5, now(), 0), ('failed', 5, now(), 0), ('failed', 5, now(), 0), ('retry', 2, now(), 90),
      ('created', 0, null, 90)) as job (state, tries, begun, later)`;
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

  const menuOf = (row: Locator) => row.getByRole('button', { name: /^Actions/ }).click();
  // In its middle: a press anywhere in the row opens what its menu has as 'Details'.
  await rows.first().click();
  const details = page.getByRole('dialog', { name: 'pictures.remove' });
  await expect(details).toContainText('connect ECONNREFUSED 192.0.2.1:443');
  await expect(details).toContainText('"ownerId": "x"');
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(rows.first().getByRole('button', { name: 'pictures.remove', exact: true })).toBeFocused();
  await menuOf(rows.first());
  await page.getByRole('menuitem', { name: 'Details' }).click();
  await details.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('1 job is tried once more in a moment')).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.getByRole('checkbox').first().click();
  await page.getByRole('button', { name: 'Discard…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard 2 jobs?' });
  await expect(question.getByRole('listitem')).toHaveText(['pictures.remove', 'pictures.remove']);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'No job is as these filters say' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  // What waits by itself is not tried again by hand.
  await menuOf(rows.filter({ hasText: 'Waiting' }).first());
  await expect(page.getByRole('menuitem', { name: 'Retry' })).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Schedules' }).click();
  const schedules = page.getByRole('dialog', { name: 'Schedules' });
  await schedules.getByRole('button', { name: 'Run now', description: 'app.clean-up', exact: true }).click();
  await expect(page.getByText('⁨app.clean-up⁩ runs in a moment')).toBeVisible();
});

test('the dashboard leads to the mails that wait, and to those that are tried again', {
  tag: '@slow',
}, async ({ visit, server }) => {
  const { sql } = server.database;
  for (const [state, count] of [
    ['created', 2],
    ['retry', 1],
  ] as const)
    await sql`
      with mail as (
        insert into mails (id, state, recipient, template, language, expires_at, last_error)
        select gen_random_uuid(), 'queued', 'x@example.com', 'sign-in-code', 'en', now() + interval '1 day',
          case when ${state} = 'retry' then '451' end
        from generate_series(1, ${count}) returning id)
      insert into jobs.job (name, data, state, start_after)
      select 'app.mail', jsonb_build_object('id', id), ${state}::jobs.job_state, now() + interval '1 hour' from mail`;
  const page = await visit('admin', '/manager/dashboard');
  const mail = page.locator('section', { has: page.getByRole('heading', { name: 'Outgoing mail' }) });
  for (const [name, count, state] of [
    ['Waiting', 2, 'Waiting'],
    ['Trying again', 1, 'To be retried'],
  ] as const) {
    await expect(mail.locator('dl > div', { hasText: name })).toHaveText(`${name}${count}`);
    await mail.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Jobs ${count}`);
    await expect(page.getByRole('button', { name: `State ${state}` })).toBeVisible();
    await page.goBack();
  }
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
