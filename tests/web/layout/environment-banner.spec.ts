import { expect, test } from 'playwright/test';
import { startProductionServer } from '#tests/support/start-production-server.ts';

const looks = [
  { color: undefined, background: 'rgb(119, 48, 106)', text: 'white' },
  { color: '#ffd166', background: 'rgb(255, 209, 102)', text: 'black' },
  { color: '#008080', background: 'rgb(0, 128, 128)', text: 'white' },
];

for (const { color, background, text } of looks) {
  test(`the banner names the environment, readable on ${color ?? 'the default plum'}`, {
    tag: '@slow',
  }, async ({ page }) => {
    await using server = await startServer({ ENVIRONMENT_COLOR: color });
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(`${server.url}/login`);
    const banner = page.getByRole('complementary', { name: 'Environment: Staging' });
    await expect(banner).toContainText('🧪');
    expect((await banner.boundingBox())?.height).toBe(28);
    const ink = await banner.evaluate((element) => getComputedStyle(element).color);
    expect(ink).toMatch(text === 'white' ? /^(oklch\(1|lab\(100) 0 0\)$/ : /^(oklch|lab)\(0 0 0\)$/);
    const drawn = await banner.evaluate((element) => {
      const rect = element.querySelector('rect');
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) return '';
      canvas.fillStyle = rect ? getComputedStyle(rect).fill : getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
      return `rgb(${red}, ${green}, ${blue})`;
    });
    expect(drawn).toBe(background);
    expect(complaints).toEqual([]);
  });
}

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
      expect((await banner.boundingBox())?.height).toBe(28);
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
