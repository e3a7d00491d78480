/** The packages of each system, unless fewer are named. */
const everyTarget = { linux: ['AppImage', 'deb', 'tar.gz'], mac: ['dmg', 'zip'], win: ['nsis'] };

export type PackagedSystem = keyof typeof everyTarget;
export const packagedSystems = Object.keys(everyTarget) as PackagedSystem[];

/**
 * Groups of packages that are built in one run, in order. Those with updates come last and together, since a feed lists
 * the packages of one run. For the deb, electron-builder then leaves a file in the app's folder
 * (contract/desktop/package-type.ts), which archives must not have; an AppImage ignores it.
 */
export function targetGroups(system: PackagedSystem, named: string[]): string[][] {
  const targets = named.length > 0 ? named : everyTarget[system];
  const isFed = (target: string) => ['deb', 'appimage'].includes(target.toLowerCase());
  return [targets.filter((target) => !isFed(target)), targets.filter(isFed)].filter(
    (group) => group.length > 0,
  );
}
