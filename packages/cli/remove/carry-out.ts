import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Part } from './part.ts';
import type { Plan } from './plan.ts';

/** Deletes and writes the files of a plan, and generates what follows from them. */
export function carryOut(name: string, part: Part, { removed, changed }: Plan): void {
  for (const file of removed) rmSync(file);
  for (const folder of foldersOf(removed)) {
    // A file that git does not know stays, and with it the folder.
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  }
  for (const [file, text] of changed) writeFileSync(file, text);
  const sources = [...changed.keys()].filter((file) => /\.(?:tsx?|json|css)$/.test(file));
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  run(biome, 'check', '--write', '--linter-enabled=false', ...sources);
  if (removed.some((file) => file.startsWith('server/database/schema/'))) {
    writeMigration(`remove_${name.replaceAll('-', '_')}`, part);
  }
  if (part.packages) writeLockFile();
}

/** The deepest first. */
function foldersOf(files: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  }
  return [...folders].sort().toReversed();
}

function run(program: string, ...args: string[]): void {
  execFileSync(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** What is generated, between what the part says of itself. */
function writeMigration(name: string, { migration = { before: [], after: [] } }: Part): void {
  run('scripts/generate-migration.ts', '--name', name);
  const [file] = globSync(`server/database/migrations/*_${name}.sql`).sort().reverse();
  if (!file) return;
  // A table that goes has taken those along that refer to it.
  const generated = readFileSync(file, 'utf8').replaceAll('DROP CONSTRAINT "', 'DROP CONSTRAINT IF EXISTS "');
  const statements = [...migration.before, generated.trimEnd(), ...migration.after];
  writeFileSync(file, `${statements.join('\n--> statement-breakpoint\n')}\n`);
}

/** Without the network: the lock file knows all that is needed to leave packages out. */
function writeLockFile(): void {
  const args = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // On Windows npm is a script of the shell.
    shell: process.platform === 'win32',
  });
}
