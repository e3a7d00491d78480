import type { Screen } from './screen.ts';
export const mixedScreens: readonly Screen[] = [];
