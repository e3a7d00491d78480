import { expect, test } from 'playwright/test';
import { startProductionServer } from '#tests/support/start-production-server.ts';

// Which ink is readable on which color: contract/contrast.test.ts.
test('the banner names the environment in its color, which the policy allows', { tag: '@slow' }, async ({
  page,
}) => {
  await using server = await startServer({ ENVIRONMENT_COLOR: '#ffd166' });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`${server.url}/login`);
  const banner = page.getByRole('complementary', { name: 'Environment: Staging' });
  await expect(banner).toContainText('🧪');
  await expect(banner).toHaveCSS('color', /^(oklch|lab)\(0 0 0\)$/);
  await expect(banner.locator('rect')).toHaveCSS('fill', 'rgb(255, 209, 102)');
  expect(complaints).toEqual([]);
});

test('it says what that means, except on a phone, and cuts a long name', { tag: '@slow' }, async ({
  page,
}) => {
  const name = 'Release candidate of the lighting cooperative, second try'.padEnd(60, '!');
  await using server = await startServer({ ENVIRONMENT_NAME: name });
  for (const [language, note] of [
    ['en', 'You are working in this environment.'],
    ['ar', 'أنت تعمل في هذه البيئة.'],
    ['fr', 'Vous travaillez dans cet environnement.'],
    ['sw', 'Unafanya kazi katika mazingira haya.'],
  ]) {
    await page.goto(`${server.url}/login?lng=${language}`);
    await page.evaluate(() => document.fonts.ready);
    const banner = page.getByRole('complementary').first();
    await expect(banner).toHaveAccessibleName(new RegExp(`: ${name}$`));
    // What it says holds for production as well.
    await expect(banner).not.toContainText(/production|الإنتاج|uzalishaji/i);
    const shownName = banner.getByText(name);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(banner.getByText(note ?? '')).toBeVisible({ visible: width === 1280 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const isCut = await shownName.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        // Whole pixels: the box has no others.
        return text.getBoundingClientRect().width > element.clientWidth + 1;
      });
      expect(isCut, `${language} ${width}`).toBe(width < 640);
    }
  }
});

/** A server that stops with the test, also when it fails. */
async function startServer(variables: NodeJS.ProcessEnv) {
  const server = await startProductionServer({
    ENVIRONMENT_NAME: 'Staging',
    ENVIRONMENT_EMOJI: '🧪',
    ...variables,
  });
  return { url: server.url, [Symbol.asyncDispose]: () => server.stop() };
}
