import { desktopSignInPath } from '../../contract/desktop/addresses.ts';
import type { Screen } from './screen.ts';

/** What the desktop app asks for: texts of the right length. */
const desktopSignIn = `${desktopSignInPath}?${new URLSearchParams({
  state: 's'.repeat(43),
  code_challenge: 'c'.repeat(43),
  device: 'amina-laptop (Linux)',
})}`;

/** The page that lets the desktop app in. */
export const desktopScreens: readonly Screen[] = [
  { name: 'desktop-sign-in', viewer: 'user', path: desktopSignIn },
  {
    name: 'desktop-sign-in-code',
    viewer: 'user',
    path: desktopSignIn,
    // The server makes ten codes a person in ten minutes.
    only: { theme: 'light' },
    steps: async ({ page, say }) => {
      await page.getByRole('button', { name: say('desktop-sign-in:confirm.continue') }).click();
      await page.locator('main code').waitFor();
    },
  },
  { name: 'desktop-sign-in-invalid', viewer: 'anonymous', path: desktopSignInPath },
];
