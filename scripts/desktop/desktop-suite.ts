import { onElectron } from './find-electron.ts';

/** Tests of the desktop app. @param playwright its program and the arguments that choose the tier */
export function desktopSuite(playwright: string[]): { name: string; command: string[] } {
  return {
    name: `Tests of the desktop app${onElectron}`,
    command: [...playwright, '--project=desktop*'],
  };
}
