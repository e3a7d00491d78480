import { basename } from 'node:path';

/** A part of the product that can be removed: what carries one of its names is of it alone. */
export interface Part {
  names: readonly string[];
  /** Entries of package.json. */
  packages?: readonly string[];
  scripts?: readonly string[];
}

const parts: Readonly<Record<string, Part>> = {
  desktop: {
    names: ['desktop', 'electron'],
    packages: [
      '@better-auth/electron',
      '@electron/asar',
      '@electron/fuses',
      'electron',
      'electron-builder',
      'electron-double',
      'electron-log',
      'electron-updater',
      'electron-vite',
      'electron-winstaller',
      'resedit',
      'tough-cookie',
    ],
    scripts: [
      'desktop',
      'desktop:build',
      'desktop:icons',
      'desktop:package',
      'desktop:try',
      'release:feed',
      'release:publish',
      'test:desktop',
    ],
  },
  'api-keys': { names: ['api-keys', 'api-key'] },
  files: { names: ['files'], packages: ['file-type'] },
  organizations: { names: ['organizations', 'organization'] },
  passkeys: { names: ['passkeys', 'passkey'], packages: ['@simplewebauthn/server'] },
  repositories: { names: ['repositories', 'repository'] },
};

/**
 * What `npm run remove` can take out of a project; `npm create` asks for the same.
 * @param files all paths of the project, from its root
 */
export function removableParts(files: readonly string[]): string[] {
  const features = files
    .filter((file) => /^contract\/features\/(?!(?:app|features?)\.ts)[^/]+\.ts$/.test(file))
    .map((file) => basename(file, '.ts'));
  return files.some((file) => file.startsWith('electron/')) ? [...features, 'desktop'] : features;
}

/** A part by its name; a feature of an app has the files that are named after it. */
export function partOf(name: string): Part {
  return (Object.hasOwn(parts, name) && parts[name]) || { names: [name] };
}

/** Files of the tools, and what has run on databases. */
const kept = /^(?:packages\/cli|server\/database\/migrations)\//;

/**
 * True for a path with a folder or file that has one of the names, alone or before a hyphen or a dot. A decision has
 * its number before it.
 */
export function isOfPart({ names }: Part, path: string): boolean {
  if (kept.test(path)) return false;
  return path.split('/').some((segment) => {
    const bare = segment.replace(/^\d+-/, '');
    return names.some((name) => bare === name || new RegExp(`^${name}[-.]`).test(bare));
  });
}

/** Whether a file makes tables: without it the schema is another one. */
export function holdsTables(path: string): boolean {
  return /^server\/(?:database\/schema\/|.*\/?tables\.ts$)/.test(path);
}
