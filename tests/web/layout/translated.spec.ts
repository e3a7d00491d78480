import type { Page } from 'playwright/test';
import { addUser } from '../users/add-user.ts';
import { expect, test } from './layout-test.ts';

type Way = 'replaces' | 'wraps';

/** Does to the page what in-browser translators do: puts each text into a `<font>`, now and after each change. */
async function translate(page: Page, way: Way): Promise<void> {
  await page.evaluate((how) => {
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style')) continue;
        const font = document.createElement('font');
        text.before(font);
        if (how === 'wraps') font.append(text);
        else {
          font.append(text.data);
          text.remove();
        }
      }
    };
    new MutationObserver(translateAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    translateAll();
  }, way);
}

const ways: [Way, string, object][] = [
  ['replaces', 'replaces texts, as Chrome does', {}],
  ['wraps', 'wraps texts, as extensions do', { tag: '@slow' }],
];

for (const [way, title, details] of ways) {
  test(`pages go on working while a translator ${title}`, details, async ({ visit, server }) => {
    const tag = `q${crypto.randomUUID().slice(0, 8)}`;
    const at = (name: string) => `${name}@${tag}.example`;
    await addUser(server, { name: 'Zuri Otieno', email: at('zuri') });
    await addUser(server, { name: 'Anna Bah', email: at('anna'), banned: true });
    const page = await visit('admin', '/manager/users');
    await translate(page, way);
    const rows = page.getByRole('row').filter({ hasText: tag });
    const heading = page.getByRole('heading', { level: 1 });
    const foot = page.locator('[data-sticky=list-foot]');
    await page.getByRole('searchbox').fill(tag);
    await expect(rows).toHaveCount(2);
    await expect(heading).toHaveText('Users 2');
    await page.getByRole('searchbox').fill(`${tag} nobody`);
    await expect(page.getByText(`No results for "${tag} nobody"`)).toBeVisible();
    await page.getByRole('searchbox').fill(at('anna'));
    await expect(rows).toHaveCount(1);
    await expect(foot).toContainText('That is all 1');

    await rows.getByRole('checkbox').check();
    await expect(page.locator('thead')).toContainText('1 selected');
    await rows.getByRole('checkbox').uncheck();
    await expect(page.getByRole('columnheader', { name: 'User' })).toBeVisible();
    await rows.getByRole('link').click();
    await expect(heading).toHaveText('Anna Bah');
    await page.goBack();
    await expect(heading).toHaveText('Users 1');
  });
}
