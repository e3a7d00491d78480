import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { StartupError } from '../../../server/config/startup-error.ts';
import { askGit, gitIn } from './git-in.ts';
import { origin } from './origin.ts';
import { runNpm } from './run-npm.ts';

/** A program of the app, as it is after the merge, which writes files anew. */
interface Step {
  program: string;
  args: string[];
  outputs: string[];
}

const steps: Step[] = [
  { program: 'scripts/locales/write-resources.ts', args: [], outputs: ['locales/resources.d.ts'] },
  {
    program: 'node_modules/@biomejs/biome/bin/biome',
    args: ['format', '--write', 'locales', 'package.json', origin.file],
    outputs: ['locales', 'package.json', origin.file],
  },
  {
    program: 'scripts/migrations/write-snapshot.ts',
    args: [],
    outputs: ['server/database/migrations/snapshot.json'],
  },
];

/**
 * Installs what the merged package.json names, and writes generated files anew; all is staged.
 * @throws {StartupError} where one cannot be written: the merged sources do not run
 */
export function regenerate(): void {
  console.error('Installing packages, writing generated files anew …');
  if (!runNpm(['install', '--prefer-offline']).isOk) throw notYet('npm install');
  stage(['package-lock.json']);
  for (const { program, args, outputs } of steps) {
    // The app may have removed it.
    if (!existsSync(program)) continue;
    const { status } = spawnSync(process.execPath, [program, ...args], { stdio: ['ignore', 2, 2] });
    if (status !== 0) throw notYet([program, ...args].join(' '));
    stage(outputs);
  }
}

function stage(files: readonly string[]): void {
  for (const file of files) {
    const isKnown = askGit('.', 'ls-files', '--error-unmatch', '--', file);
    if (existsSync(file) && isKnown) gitIn('.', 'add', '-u', '--', file);
  }
}

function notYet(command: string): StartupError {
  return new StartupError(
    `The merge is done, but '${command}' fails on it; what it says stands above. Mend it, git add what you changed, then: npm run upgrade -- --continue\nTo undo the upgrade: git merge --abort`,
  );
}
