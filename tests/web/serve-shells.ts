import { expect, type Page } from 'playwright/test';

/**
 * Every document comes as a bare shell: the server's own, with its head, its assets and its headers, but without the
 * rendered page and its state, so that the browser has to render everything itself.
 */
export async function serveShells(page: Page, htmlLanguage = 'en'): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const html = await answer.text();
    const shell = html
      .replace(
        /<div id="root">.*<\/div>\s*<script type="application\/json".*?<\/script>/s,
        '<div id="root"></div>',
      )
      .replace(/<html [^>]*>/, `<html lang="${htmlLanguage}">`);
    expect(shell.length, 'the page and its state are gone').toBeLessThan(html.length);
    const { 'set-cookie': _cookie, ...headers } = answer.headers();
    await route.fulfill({ status: answer.status(), headers, body: shell });
  });
}
