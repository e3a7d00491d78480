import type { Picture } from './plan-pictures.ts';
import type { Look } from './screen.ts';
import { screens } from './screens.ts';

const desktop: Look = { size: 'desktop', theme: 'light', language: 'en' };
const phone: Look = { ...desktop, size: 'phone' };

/** The screens in README, and how each is looked at. */
const chosen: readonly [screen: string, look: Look, file: string][] = [
  ['dashboard', desktop, 'dashboard'],
  ['repositories', { ...desktop, theme: 'dark' }, 'repositories-dark'],
  ['user', desktop, 'user'],
  ['users', { ...desktop, language: 'ar' }, 'users-arabic'],
  ['palette', desktop, 'palette'],
  ['verify-typing', { ...phone, theme: 'dark' }, 'verify-phone-dark'],
  ['repositories-delete', phone, 'delete-phone'],
  ['home', { ...phone, language: 'ar' }, 'home-phone-arabic'],
];

/** The few pictures that README shows: sharp on every display, and small. */
export function readmePictures(): Picture[] {
  return chosen.map(([name, look, file]) => {
    const screen = screens.find((known) => known.name === name);
    if (!screen) throw new Error(`README shows a screen '${name}', which is none`);
    return { screen: { ...screen, whole: undefined }, look, file: `${file}.webp`, scale: 2 };
  });
}
