import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { git } from '../git.ts';
import { holdsTables, type Part } from './parts.ts';
import type { Plan } from './plan-removal.ts';

const biome = 'node_modules/@biomejs/biome/bin/biome';

/** What is left without a use: imports, parameters, and fragments around one element. */
const unused = [
  '--only=correctness/noUnusedImports',
  '--only=correctness/noUnusedFunctionParameters',
  '--only=complexity/noUselessFragments',
];

/** Deletes and writes the files of a plan, and generates what follows from them. */
export function carryOut(name: string, { packages }: Part, { removed, changed, labels }: Plan): void {
  for (const file of removed) rmSync(file);
  for (const folder of foldersOf(removed)) {
    // A file that git does not know stays, and with it the folder.
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  }
  for (const [file, text] of changed) writeFileSync(file, text);
  const sources = [...changed.keys()].filter((file) => /\.(?:tsx?|json)$/.test(file));
  cutUnused(sources);
  for (const text of [...labels, ...unusedTexts()]) dropText(text);
  run(biome, 'check', '--write', '--linter-enabled=false', 'locales', ...sources);
  if (removed.some(holdsTables)) writeMigration(name);
  if (packages) writeLockFile();
}

/** Cuts what is left without a use out of sources. */
export function cutUnused(sources: readonly string[]): void {
  if (sources.length > 0) run(biome, 'lint', '--write', '--unsafe', ...unused, ...sources);
}

/** What the compiler says of the sources that are left; '' where it finds nothing. */
export function compile(): string {
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'], {
    encoding: 'utf8',
  });
  return stdout.trim();
}

/** Texts that only what is gone has shown, as `namespace:key`. */
function unusedTexts(): string[] {
  const { stderr } = spawnSync(process.execPath, ['scripts/check-locales.ts'], { encoding: 'utf8' });
  return [...stderr.matchAll(/^([\w-]+:\S+) is not used$/gm)].map(([, text = '']) => text);
}

/** Deletes a text in all languages. */
function dropText(text: string): void {
  const [namespace, key = ''] = text.split(':');
  for (const file of globSync(`locales/*/${namespace}.json`)) {
    const texts = JSON.parse(readFileSync(file, 'utf8'));
    dropKey(texts, key.split('.'));
    writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
  }
}

interface Texts {
  [key: string]: string | Texts;
}

/** Deletes a text, and a group that is empty then; forms of a plural are keys of their own. */
function dropKey(texts: Texts, [key = '', ...rest]: readonly string[]): void {
  const inner = texts[key];
  if (rest.length > 0 && typeof inner === 'object') {
    dropKey(inner, rest);
    if (Object.keys(inner).length === 0) delete texts[key];
  } else {
    const isForm = new RegExp(`^${key}(?:_(?:zero|one|two|few|many|other))?$`);
    for (const name of Object.keys(texts).filter((one) => isForm.test(one))) delete texts[name];
  }
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

function writeMigration(part: string): void {
  const name = `remove_${part.replaceAll('-', '_')}`;
  run('scripts/generate-migration.ts', '--name', name);
  const [file] = globSync(`server/database/migrations/*_${name}.sql`).sort().reverse();
  if (!file) return;
  // A table that goes has taken those along that refer to it.
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll('DROP CONSTRAINT "', 'DROP CONSTRAINT IF EXISTS "'));
  // So that `git reset --hard` undoes it, too.
  git('add', '--', file);
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
