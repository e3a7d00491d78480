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

test('a long name scrolls nothing sideways, no style is in the server’s HTML, targets are large enough', {
  tag: '@slow',
}, async ({ visit, page, server }) => {
  await fillRepositories(server, 30);
  await server.database.sql`
    update repositories set name = ${'a-very-long-name-without-any-space-'.repeat(2)}, link = ${`https://git.example/${'x'.repeat(300)}`}
    where name = ${nameOf(3)}`;
  for (const path of lists) {
    for (const language of ['en', 'ar'] as const) {
      await page.setViewportSize({ width: 320, height: 700 });
      await visit('admin', path, { language });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${language}`).toBe(
        320,
      );
      if (path.startsWith('/manager')) await page.getByRole('checkbox').nth(2).check();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${language}`).toBe(
        320,
      );
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

test('the user area shows a read-only list: no selecting, no changing, links that open safely', {
  tag: '@slow',
}, async ({ visit, page, server }) => {
  await fillRepositories(server, 30);
  await visit('user', '/app/repositories');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code Repositories 30');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Code Repositories' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Actions|Delete/ })).toHaveCount(0);
  const link = page.getByRole('link', { name: 'git.example/1 (opens in a new tab)' });
  await expect(link).toHaveAttribute('href', 'https://git.example/1');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  // On a phone the row is the way in, 60 high in two lines, above the foot and the navigation.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(link).toBeHidden();
  const row = page.locator('[data-row]').first();
  expect((await row.boundingBox())?.height).toBe(60);
  await expect(row).toContainText('git.example/1');
  const bottom = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return { top: box?.y ?? 0, end: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  const navigation = await bottom('[data-sticky=bottom-navigation]');
  expect(navigation.end).toBe(844);
  expect((await bottom('[data-sticky=list-foot]')).end).toBe(navigation.top);
});
