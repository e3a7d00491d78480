import { onElectron } from './find-electron.ts';

/** The tests of the desktop app. @param playwright the program */
export function desktopSuite(playwright: string): { name: string; command: string[] } {
  return {
    name: `Tests of the desktop app${onElectron}`,
    command: [playwright, 'test', '--project=desktop*'],
  };
}
