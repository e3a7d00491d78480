/** What is packaged for each system, unless fewer are named. */
const everyTarget = { linux: ['AppImage', 'deb', 'tar.gz'], mac: ['dmg', 'zip'], win: ['nsis'] };

export type PackagedSystem = keyof typeof everyTarget;
export const packagedSystems = Object.keys(everyTarget) as PackagedSystem[];

/**
 * Which packages are made in one go, and in which order. The deb goes first and by itself: for its sake electron-builder
 * leaves a mark in the folder of the app (contract/desktop/package-type.ts), from which an archive would be made next.
 */
export function targetGroups(system: PackagedSystem, named: string[]): string[][] {
  const targets = named.length > 0 ? named : everyTarget[system];
  const isDeb = (target: string) => target.toLowerCase() === 'deb';
  return [targets.filter(isDeb), targets.filter((target) => !isDeb(target))].filter(
    (group) => group.length > 0,
  );
}
