import type { Picture } from './plan-pictures.ts';
import type { Look } from './screen.ts';
import { screens } from './screens.ts';

const usual: Look = { size: 'desktop', theme: 'light', language: 'en' };

/** The few pictures that README shows: sharp on every display, and small. */
export function readmePictures(): Picture[] {
  return screens.flatMap((screen) =>
    screen.readme === undefined
      ? []
      : [
          {
            screen: { ...screen, whole: undefined },
            look: { ...usual, ...screen.readme.look },
            file: `${screen.readme.file}.webp`,
            scale: 2,
          },
        ],
  );
}
