import { expect, test } from 'playwright/test';
import { accessibilityViolations, violationsInBothThemes } from './accessibility-violations.ts';

const whole = (body: string) => `<!doctype html><html lang="en"><head><title>Page</title>
  <style>p { color: #555; background: #fff } .dark p { color: #666; background: #555 }</style></head>
  <body><main><h1>Page</h1>${body}</main></body></html>`;

// Every other spec that asks axe is content with nothing.
test('axe reports violations, and in the dark theme those of its colours', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setContent(whole('<p>Text</p>'));
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await violationsInBothThemes(page)).toEqual(['dark: color-contrast: <p>Text</p>']);
  await page.setContent(whole('<p>Text</p><button></button>'));
  expect(await accessibilityViolations(page)).toEqual(['button-name: <button></button>']);
  expect(await violationsInBothThemes(page)).toEqual([
    'light: button-name: <button></button>',
    'dark: color-contrast: <p>Text</p>',
  ]);
});
