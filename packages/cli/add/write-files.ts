import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { git } from '../git.ts';
import type { Plan } from './plan-entity.ts';

/** What templates hold and an entity may not need. */
const madeFit = ['--only=correctness/noUnusedImports', '--only=complexity/noUselessFragments'];

/**
 * Writes files, without the imports that they do not need, and formatted; then the migration. What is new is
 * staged, so that `git reset --hard` undoes it, too.
 * @returns the path of the migration
 */
export function writeFiles({ created, changed, migration }: Plan): string {
  for (const [file, text] of [...created, ...changed]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  const biome = (...args: string[]) =>
    run('node_modules/@biomejs/biome/bin/biome', ...args, ...created.keys(), ...changed.keys());
  if (created.size > 0) git('add', '--', ...created.keys());
  biome('lint', '--write', '--unsafe', ...madeFit);
  biome('check', '--write');
  run('scripts/generate-migration.ts', '--name', migration);
  const migrations = git('ls-files', '--others', '--exclude-standard', '-z', 'server/database/migrations');
  git('add', '--', ...created.keys(), ...migrations.split('\0').filter(Boolean));
  git('add', '--update');
  return migrations.split('\0').find((path) => path.endsWith('.sql')) ?? '';
}
