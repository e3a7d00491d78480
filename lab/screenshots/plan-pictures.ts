import type { Language } from '../../contract/facts/languages.ts';
import { StartupError } from '../../server/config/startup-error.ts';
import { type Look, type Screen, type Size, sizes } from './screen.ts';
import { screens } from './screens.ts';

/** One picture to take. */
export interface Picture {
  screen: Screen;
  look: Look;
  /** Its name, with `.png` or, smaller, `.webp`. */
  file: string;
  /** Dots per pixel. */
  scale: number;
}

/**
 * The pictures of the screens: each in every size, theme and language that it is taken in.
 * @throws {StartupError} for a name that no screen has
 */
export function planPictures(
  languages: readonly Language[],
  names: readonly string[] | undefined,
): Picture[] {
  const unknown = names?.find((name) => !screens.some((screen) => screen.name === name));
  if (unknown !== undefined) throw new StartupError(`There is no screen '${unknown}'.`);
  return screens
    .filter(({ name }) => names?.includes(name) ?? true)
    .flatMap((screen) =>
      looksOf(screen, languages).map((look) => ({
        screen,
        look,
        file: `${screen.name}-${look.size}-${look.theme}-${look.language}.png`,
        scale: 1,
      })),
    );
}

function looksOf({ only }: Screen, languages: readonly Language[]): Look[] {
  const looks = (Object.keys(sizes) as Size[]).flatMap((size) =>
    (['light', 'dark'] as const).flatMap((theme) => languages.map((language) => ({ size, theme, language }))),
  );
  return looks.filter(({ size, theme }) => (only?.size ?? size) === size && (only?.theme ?? theme) === theme);
}

/** What one viewer sees in one look, together: those pictures can be taken in one browser. */
export function seriesOf(pictures: readonly Picture[]): Picture[][] {
  const series = Map.groupBy(pictures, ({ screen, look, scale }) =>
    [screen.viewer, look.size, look.theme, look.language, scale].join(' '),
  );
  return [...series.values()];
}
