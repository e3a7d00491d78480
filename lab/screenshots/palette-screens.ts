import type { Screen } from './screen.ts';
import { pressKey } from './steps.ts';

/** What opens over every page of the areas. */
export const paletteScreens: readonly Screen[] = [
  {
    name: 'palette',
    viewer: 'admin',
    path: '/manager/users',
    readme: { file: 'palette', look: {} },
    steps: async ({ page }) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('ri');
      await page.locator('[role=option] mark').first().waitFor();
    },
  },
  { name: 'palette-opened', viewer: 'user', path: '/app', steps: pressKey('Control+k', 'combobox') },
  { name: 'shortcuts', viewer: 'admin', path: '/manager/users', steps: pressKey('?', 'dialog') },
];
