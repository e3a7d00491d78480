import type { Picture } from './plan-pictures.ts';
import { screens } from './screens.ts';

/** Pictures for README and the documents, in both themes: sharp on every display, and small. */
export function readmePictures(): Picture[] {
  return screens.flatMap(({ readme, ...screen }) => {
    if (!readme) return [];
    return (['light', 'dark'] as const).map((theme) => ({
      screen: { ...screen, whole: undefined },
      look: { size: 'desktop', language: 'en', ...readme.look, theme },
      file: theme === 'dark' ? `${readme.file}-dark.webp` : `${readme.file}.webp`,
      scale: 2,
    }));
  });
}
