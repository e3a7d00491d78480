import { expectAccessible, looks } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';
import { fillRepositories, nameOf } from './list-test.ts';

const lists = ['/app/repositories', '/manager/repositories'];
for (const { language, theme, width } of looks) {
  test(`axe finds nothing in the lists, a selection, a menu and the question: ${language}`, {
    tag: '@slow',
  }, async ({ visit, page, server }) => {
    await fillRepositories(server, 30);
    await page.setViewportSize({ width, height: 844 });
    for (const path of lists) {
      await visit('admin', path, { language, theme });
      await expectAccessible(page);
    }
    for (const number of [2, 3])
      await page
        .locator('[data-row]')
        .filter({ hasText: nameOf(number) })
        .getByRole('checkbox')
        .check();
    await expectAccessible(page, 'selection');
    await page.locator('thead button').nth(-2).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'question');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    if (width < 600) return;
    await page.locator('[data-row] button').first().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, 'menu');
  });
}

test('long texts scroll nothing sideways, no style is in the server’s HTML, targets are large enough', {
  tag: '@slow',
}, async ({ visit, page, server }) => {
  await fillRepositories(server, 30);
  const [name, link] = ['a-very-long-name-without-any-space-'.repeat(2), `git.example/${'x'.repeat(300)}`];
  const description = 'infrastructure'.repeat(15).slice(0, 200);
  await server.database.sql`
    update repositories set name = ${name}, link = ${`https://${link}`}, description = ${description}
    where name = ${nameOf(3)}`;
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const path of lists) {
    for (const [language, width] of [
      ['en', 1280],
      ['en', 768],
      ['ar', 320],
      ['en', 320],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await visit('admin', path, { language });
      expect(await overflow(), `${path} ${language} ${width}`).toBe(0);
      if (path.startsWith('/manager')) await page.getByRole('checkbox').nth(2).check();
      expect(await overflow(), `${path} ${language} ${width}`).toBe(0);
    }
    const html = await (await page.request.get(server.url + path)).text();
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main a:not([data-row-link])')]
        .map((element) => ({ html: element.outerHTML.slice(0, 120), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 24)
        .map(({ html: text }) => text),
    );
    expect(small).toEqual([]);
  }
});

test('the user area shows lists and records to read alone, also on a phone', { tag: '@slow' }, async ({
  visit,
  page,
  server,
}) => {
  await fillRepositories(server, 30);
  // Readers do not learn who did what: a filter by author counts as not given.
  await visit('user', '/app/repositories?addedBy=nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code Repositories 30');
  const entry = page.getByRole('navigation', { name: 'Application' }).getByRole('link').nth(1);
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Actions|Delete/ })).toHaveCount(0);
  const link = page.getByRole('link', { name: 'git.example/1 (opens in a new tab)' });
  await expect(link).toHaveAttribute('href', 'https://git.example/1');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  // On a phone the row is the way in.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(entry).toHaveText('Repositories');
  await expect(link).toBeHidden();
  await expect(page.locator('[data-row]').first()).toContainText('git.example/1');
  await page.getByRole('link', { name: nameOf(1) }).click();
  await expect(page.getByRole('heading', { level: 1, name: nameOf(1) })).toBeVisible();
  await expect(page.locator('[data-sticky=bottom-navigation]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expect(page.getByText('Activity')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Code Repositories' }).click();
  await expect(page).toHaveURL(/\/app\/repositories\?/);
  await expect(page.locator('[data-sticky=bottom-navigation]')).toBeVisible();
});
