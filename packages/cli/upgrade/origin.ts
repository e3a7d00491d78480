/**
 * What this application was made from. These names stay when the product is renamed: a newer version of the template
 * comes under them.
 */
export const origin = {
  name: 'Latchkey',
  /** The package that holds the template and writes it. */
  package: 'create-latchkey',
  /** The program of that package behind `npm run add`, `remove`, `rename` and `upgrade`. */
  program: 'latchkey',
  /** The entry of that package's package.json that says what a version is about. */
  metadata: 'latchkey',
  /** The branch with the template as it was written for this application, one commit for each version. */
  branch: 'latchkey',
  /** Subject of the first commit of an application, which has the template only. */
  firstCommit: 'Begin from the template',
  /** Version, names and choices that the template was written with. */
  file: 'latchkey.json',
} as const;

/** The guide of upgrades, in an app. */
export const upgradeGuide = `node_modules/${origin.package}/docs/upgrade.md`;
