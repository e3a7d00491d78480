import { basename } from 'node:path';
import type { Target } from './field.ts';
import { formsOf } from './names.ts';

/** The project that is written to. */
export interface Project {
  /** Paths of all files that git tracks. */
  files: readonly string[];
  read(path: string): string;
}

/** A feature as contract/features/<feature>.ts names it. */
export interface KnownFeature {
  /** 'purchase-orders' */
  name: string;
  /** What its permissions are about: 'purchaseOrder'. */
  resources: string[];
}

/** The features that the project lists beyond users. */
export function knownFeatures({ files, read }: Project): KnownFeature[] {
  return files
    .filter((file) => /^contract\/features\/(?!(?:app|features?)\.ts)[^/]+\.ts$/.test(file))
    .map((file) => {
      const [, permissions = ''] = /permissions: \{([^}]*)\}/.exec(read(file)) ?? [];
      return {
        name: basename(file, '.ts'),
        resources: [...permissions.matchAll(/(\w+):/g)].map(([, resource = '']) => resource),
      };
    });
}

/** What a field can refer to: users, and what has a name and a list. */
export function targetsOf(project: Project): Target[] {
  const { files, read } = project;
  const user = { kind: 'user', key: 'users', feature: 'users', isUser: true, named: 'name' };
  const others = knownFeatures(project).flatMap(({ name, resources: [resource] }) => {
    const table = `server/database/schema/${name}.ts`;
    const named = files.includes(table) && namedIn(read(table));
    if (!resource || !named) return [];
    return { kind: formsOf(resource).kebab, key: formsOf(name).camel, feature: name, isUser: false, named };
  });
  return [user, ...others];
}

/** The field that records are called by, in a table as this command writes it: what better-auth stores has other ids. */
function namedIn(table: string): string | undefined {
  const [, column] = /\bid: uuid\('id'\)(?:.|\n)*\bsortName\('(\w+)'\)/.exec(table) ?? [];
  return new RegExp(`(\\w+): text\\('${column}'\\)`).exec(table)?.[1];
}

/** The second keys of shortcuts to pages, after G. */
export function takenKeys({ files, read }: Project): string[] {
  const sources = files.filter((file) => /^renderer\/.*(?:feature|-entity)\.tsx?$/.test(file));
  return sources.flatMap((file) =>
    [...read(file).matchAll(/keys: \['g', '(\w)'\]/g)].map(([, key = '']) => key),
  );
}

/** A letter that leads to the list, after G: one of its name, if one is free. */
export function freeKey(name: string, taken: readonly string[]): string | undefined {
  return [...name, ...'abcdefghijklmnopqrstuvwxyz'].find(
    (letter) => /[a-z]/.test(letter) && !taken.includes(letter),
  );
}
