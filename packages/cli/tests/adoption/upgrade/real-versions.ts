import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { origin } from '../../../upgrade/origin.ts';
import { copyProject, type ProjectCopy } from '../../guides/project-copy.ts';

/** Packs this project as it is, after some changes, as a version of the template; returns the path of the file. */
export async function packVersion(
  target: string,
  version: string,
  change: (copy: VersionCopy) => Promise<void> | void = () => {},
): Promise<string> {
  const copy = copyProject();
  try {
    const lock = readJson(copy, 'package-lock.json');
    lock.version = version;
    lock.packages[''].version = version;
    writeJson(copy, 'package-lock.json', lock);
    writeJson(copy, 'package.json', { ...readJson(copy, 'package.json'), version });
    await change({
      copy,
      replace: (file, before, after) => replaceIn(join(copy.folder, file), before, after),
    });
    await succeed(copy, 'git', 'add', '-A');
    // A link to those of this checkout, which git does not ignore as the folder that it is elsewhere.
    await succeed(copy, 'git', 'rm', '-q', '--cached', '--ignore-unmatch', 'node_modules');
    await succeed(copy, 'node', 'packages/cli/pack.ts', target);
    return join(target, `${origin.package}-${version}.tgz`);
  } finally {
    copy.remove();
  }
}

export interface VersionCopy {
  copy: ProjectCopy;
  /** Replaces a text that a file has once. */
  replace(file: string, before: string, after: string): void;
}

/** What a later version brings: a fix in a file that the app changes elsewhere, a column, a text, a package, and a text that the app changes, too. */
export async function improve({ copy, replace }: VersionCopy): Promise<void> {
  replace('server/limits/limits.ts', 'const minute = 60;', 'const second = 1;\nconst minute = 60 * second;');
  // A line with the product's name, which the app has changed.
  replace('AGENTS.md', 'is a web and desktop product', 'is a product for web and desktop');
  replace('locales/en/home.json', '"Open account"', '"Open your account"');
  replace('locales/en/home.json', '"Open the manager area"', '"Open the area for managers"');
  replace(
    'server/database/schema/milestones.ts',
    "name: text('name').primaryKey(),",
    "name: text('name').primaryKey(),\n  note: text('note'),",
  );
  await succeed(copy, 'npm', 'run', 'db:generate', '--', '--name', 'milestone-notes');
  const [written = ''] = globSync('server/database/migrations/*_milestone-notes.sql', { cwd: copy.folder });
  renameSync(join(copy.folder, written), join(copy.folder, notesMigration));
  addPackage(copy);
  replace(
    'CHANGELOG.md',
    '## [0.1.0]',
    '## [0.2.0] - 2027-01-01\n\n### Security\n\n- Limits count seconds.\n\n### For adopters\n\n- **Few**, who write notes on milestones: there is a column for them. **To do:** move yours there.\n\n## [0.1.0]',
  );
}

/** Older than any migration that an app writes. */
export const notesMigration = 'server/database/migrations/20261123060000_milestone-notes.sql';

/** One that others depend on already, so that npm has it without a network. */
export const addedPackage = 'picocolors';

function addPackage(copy: ProjectCopy): void {
  const lock = readJson(copy, 'package-lock.json');
  const { version } = lock.packages[`node_modules/${addedPackage}`];
  const manifest = readJson(copy, 'package.json');
  manifest.devDependencies[addedPackage] = version;
  lock.packages[''].devDependencies[addedPackage] = version;
  writeJson(copy, 'package.json', manifest);
  writeJson(copy, 'package-lock.json', lock);
}

// biome-ignore lint/suspicious/noExplicitAny: a test that changes few of its entries
function readJson(copy: ProjectCopy, file: string): any {
  return JSON.parse(readFileSync(join(copy.folder, file), 'utf8'));
}

function writeJson(copy: ProjectCopy, file: string, content: unknown): void {
  writeFileSync(join(copy.folder, file), `${JSON.stringify(content, null, 2)}\n`);
}

export function replaceIn(path: string, before: string, after: string): void {
  const text = readFileSync(path, 'utf8');
  if (text.split(before).length !== 2) throw new Error(`${path} does not have '${before}' once`);
  writeFileSync(
    path,
    text.replace(before, () => after),
  );
}

async function succeed(copy: ProjectCopy, command: string, ...args: string[]): Promise<void> {
  const failure = await copy.run(command, ...args);
  if (failure !== '') throw new Error(failure);
}
