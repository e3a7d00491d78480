import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { askGit } from './git-in.ts';
import { origin } from './origin.ts';

/**
 * Notes that a part was removed after the app was made: later versions of the template then come without it. A feature
 * that is the app's own is no part of the template.
 */
export function recordLeftOut(name: string, isFeature: boolean): void {
  if (!existsSync(origin.file)) return;
  const record = JSON.parse(readFileSync(origin.file, 'utf8'));
  const without: string[] = record.choices?.without ?? [];
  const isOurs = isFeature && !askGit('.', 'cat-file', '-e', `${origin.branch}:contract/features/${name}.ts`);
  if (isOurs || without.includes(name)) return;
  record.choices = { ...record.choices, without: [...without, name] };
  writeFileSync(origin.file, `${JSON.stringify(record, null, 2)}\n`);
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  if (existsSync(biome)) {
    execFileSync(process.execPath, [biome, 'format', '--write', origin.file], { stdio: 'ignore' });
  }
}
