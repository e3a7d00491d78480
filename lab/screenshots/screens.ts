import { accountScreens } from './account-screens.ts';
import { authScreens } from './auth-screens.ts';
import { managerScreens } from './manager-screens.ts';
import { mixedScreens } from './mixed-screens.ts';
import { organizationScreens } from './organizations-screens.ts';
import { paletteScreens } from './palette-screens.ts';
import { referenceScreens } from './reference-screens.ts';
import { repositoryScreens } from './repositories-screens.ts';
import type { Screen } from './screen.ts';
import { userScreens } from './users-screens.ts';

/** Every screen of the product, and the states of one that look different. */
export const screens: readonly Screen[] = [
  ...authScreens,
  ...accountScreens,
  ...managerScreens,
  ...userScreens,
  ...repositoryScreens,
  ...organizationScreens,
  ...referenceScreens,
  ...paletteScreens,
  ...mixedScreens,
];
