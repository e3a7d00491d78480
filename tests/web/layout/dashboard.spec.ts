import type { Page } from 'playwright/test';
import { changeTrail } from '#tests/support/change-trail.ts';
import { expectAccessible, looks } from '../accessibility-violations.ts';
import { expect, test } from './layout-test.ts';

const day = 86_400_000;
const today = new Date().toISOString().slice(0, 10);

/** '15 November', so many days ago, as the calendar of UTC has it. */
const dateAgo = (days: number) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(today) - days * day,
  );

// A past: today one sign-in, and each day before one more; half of that 28 days earlier.
test.beforeEach(async ({ server, people }) => {
  const { sql } = server.database;
  // The two have signed in by now: that is no part of this past.
  expect(people.admin.cookies.size).toBeGreaterThan(0);
  await changeTrail(sql, (tx) => tx`truncate audit_events`);
  await sql`
    insert into audit_events (action, subject_type, subject_id, created_at)
    select 'user.signed-in', 'user', 'x', ${today}::timestamptz - ago * interval '1 day'
    from generate_series(0, 55) ago, generate_series(0, case when ago < 28 then ago else (ago - 28) / 2 end)`;
  await sql`
    insert into audit_events (action, subject_type, subject_id, created_at)
    select 'user.signed-up', 'user', 'x', ${today}::timestamptz - ago * interval '1 day'
    from generate_series(1, 27) ago`;
});

const signIns = (page: Page) => page.locator('dl > div').first();
const legend = (page: Page) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: 'Sign-ins per day' }) })
    .locator('header b');

// What the arrival of a font moves, where the system has none of like measure, is none of the chart's.
test.describe('without the fonts', () => {
  test.use({ expected: /Failed to decode downloaded font|OTS parsing error/ });

  test('the chart is drawn by the server, does not move, and has a text alternative', {
    tag: '@slow',
  }, async ({ visit, page, server }) => {
    await page.addInitScript(() => {
      // What moved, so that a failure names it.
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          for (const { node } of Reflect.get(entry, 'sources') as { node: Node | null }[])
            shifts.push(node instanceof Element ? node.outerHTML.slice(0, 200) : (node?.textContent ?? ''));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
    await visit('admin', '/manager/dashboard');
    const html = await (await page.request.get(`${server.url}/manager/dashboard`)).text();
    expect(html.match(/<path d="M0 [\d.]+L/g)).toHaveLength(3);
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
    await expect(page.getByRole('img', { name: /^Sign-ins per day/ })).toHaveAccessibleName(
      `Sign-ins per day from ${dateAgo(27)} to ${dateAgo(0)}: between 1 and 28, 406 in all. ` +
        'In as many days before: 210. Sign-ups: between 0 and 1 a day.',
    );
    await expect(signIns(page)).toHaveText('Sign-ins406+93%vs 28 days before');
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });
});

test('keys, pointer and finger point at a day: its values go into the legend, its date onto the axis', {
  tag: '@slow',
}, async ({ visit, page }) => {
  await visit('admin', '/manager/dashboard');
  const slider = page.getByRole('slider', { name: 'Day' });
  await expect(legend(page)).toHaveText(['', '', '']);
  await slider.focus();
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^.+, so far: sign-ins 1, as many days before 1, sign-ups 0$/,
  );
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(legend(page)).toHaveText(['3', '2', '1']);
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    `${dateAgo(2)}: sign-ins 3, as many days before 2, sign-ups 1`,
  );
  await page.keyboard.press('Home');
  await expect(legend(page)).toHaveText(['28', '14', '1']);
  await page.keyboard.press('End');
  await expect(legend(page)).toHaveText(['1', '1', '0']);
  await slider.blur();
  await expect(legend(page)).toHaveText(['', '', '']);
  const box = await slider.boundingBox();
  if (!box) throw new Error('the chart is not there');
  await page.mouse.move(box.x + (box.width * 17.2) / 27, box.y + 40);
  await expect(legend(page)).toHaveText(['11', '6', '1']);
  await expect(page.getByText(new RegExp(`^\\w{3} ${dateAgo(10).slice(0, 5).trim()}`))).toBeVisible();
  await page.mouse.move(box.x, box.y - 200);
  await expect(legend(page)).toHaveText(['', '', '']);
  // Where a finger taps, the day stays until something else is touched.
  await page.mouse.click(box.x + (box.width * 7) / 27, box.y + 40);
  await page.mouse.move(box.x, box.y - 200);
  await expect(legend(page)).toHaveText(['21', '11', '1']);
});

test('the same values stand in a table, in the same room', { tag: '@slow' }, async ({ visit, page }) => {
  await visit('admin', '/manager/dashboard');
  const next = page.getByRole('heading', { name: 'Newest users' });
  const before = await next.boundingBox();
  await page.getByRole('radio', { name: 'Values as a table' }).check();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(29);
  await expect(rows.nth(0)).toHaveText('DaySign-ins28 days beforeSign-ups');
  await expect(rows.nth(1)).toHaveText(/110$/);
  await expect(rows.nth(28)).toHaveText(/28141$/);
  expect(await next.boundingBox()).toEqual(before);
});

test('figures link to the list of what they count; the day that is not over is dashed', {
  tag: '@slow',
}, async ({ visit, page, newcomer }) => {
  const { email } = await newcomer();
  await visit('admin', '/manager/dashboard?days=7');
  const figure = page.locator('dl > div').filter({ hasText: 'New users' });
  await expect(figure.getByRole('definition').first()).not.toContainText('in all');
  const [count = ''] = (await figure.getByRole('definition').first().innerText()).split(/\s/);
  const dashed = page.locator('svg[role=img] path.stroke-chart[stroke-dasharray]');
  await expect(dashed).toHaveCount(1);
  await page.getByRole('link', { name: 'New users' }).click();
  await expect(page).toHaveURL(/joinedSince=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Users ${count}`);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: `Joined since ${dateAgo(6)} ` }).click();
  await expect(page).not.toHaveURL(/joinedSince=/);
});

test('the period is in the address, and is restored from it', { tag: '@slow' }, async ({
  visit,
  page,
  server,
}) => {
  await visit('admin', '/app');
  await visit('admin', '/manager/dashboard');
  await page.getByRole('radio', { name: '7 days' }).check();
  await expect(page).toHaveURL(/\/manager\/dashboard\?days=7$/);
  await expect(signIns(page)).toHaveText('Sign-ins28−64%vs 7 days before');
  await expect(page.getByRole('slider')).toHaveAttribute('max', '6');
  await page.reload();
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
  await expect(signIns(page)).toContainText('vs 7 days before');
  await page.goBack();
  await expect(page).toHaveURL(/\/app$/);
  await page.goto(`${server.url}/manager/dashboard?days=8`);
  await expect(page.getByRole('radio', { name: '28 days' })).toBeChecked();
});

for (const { language, theme, width } of looks) {
  test(`axe finds nothing while a day is pointed at, nor in the table; time runs to the right: ${language}`, {
    tag: '@slow',
  }, async ({ visit, page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit('admin', '/manager/dashboard?days=7', { language, theme });
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowLeft');
    await expectAccessible(page);
    const places = await page.locator('main svg[role=img] > text').evaluateAll((texts) =>
      texts
        .filter((text) => /\p{L}/u.test(text.textContent ?? ''))
        .map((text) => text.getBoundingClientRect())
        .filter(({ width: shown }) => shown > 0)
        .map(({ left }) => left),
    );
    expect(places.length).toBeGreaterThan(width > 1000 ? 2 : 0);
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
    await page.locator('main fieldset input').last().check();
    await expect(page.getByRole('row')).toHaveCount(8);
    await expectAccessible(page, 'table');
  });
}

test.describe(() => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });
  test('a reader’s days are those of the browser, also where the server guessed another zone', {
    tag: '@slow',
  }, async ({ visit, page }) => {
    // Fourteen hours ahead of the zone that the cookie names.
    await visit('admin', '/manager/dashboard');
    const theirToday = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'Pacific/Kiritimati',
    }).format();
    await expect(page.getByRole('img', { name: `to ${theirToday}:` })).toBeVisible();
  });
});
