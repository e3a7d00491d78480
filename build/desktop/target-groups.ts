/** What is packaged for each system, unless fewer are named. */
const everyTarget = { linux: ['AppImage', 'deb', 'tar.gz'], mac: ['dmg', 'zip'], win: ['nsis'] };

export type PackagedSystem = keyof typeof everyTarget;
export const packagedSystems = Object.keys(everyTarget) as PackagedSystem[];

/**
 * Which packages are made in one go, and in which order. What updates itself goes last and together: the feed names what
 * was made in one go. For the deb's sake electron-builder then leaves a mark in the folder of the app
 * (contract/desktop/package-type.ts), which no archive may get; an AppImage is not misled by it.
 */
export function targetGroups(system: PackagedSystem, named: string[]): string[][] {
  const targets = named.length > 0 ? named : everyTarget[system];
  const isFed = (target: string) => ['deb', 'appimage'].includes(target.toLowerCase());
  return [targets.filter((target) => !isFed(target)), targets.filter(isFed)].filter(
    (group) => group.length > 0,
  );
}
